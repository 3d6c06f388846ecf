import { memo, Suspense, useDeferredValue } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/loadMessages.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import { useCanEdit } from '../../routing/useCanEdit.ts';
import { CardList } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { CountyFilter } from './CountyFilter.tsx';
import { AddLiaison, LiaisonActions } from './edit/lazyActions.ts';
import type { CountyGroup } from './groupByCounty.ts';
import { LiaisonCard } from './LiaisonCard.tsx';
import styles from './LiaisonsPage.module.css';
import { liaisonsMeta } from './liaisonsMeta.ts';
import { loadLiaisons } from './loadLiaisons.ts';
import { NoLiaisons } from './NoLiaisons.tsx';

export const loader = onServer(loadLiaisons);
export const clientLoader = withMessages('contact', withMessages('liaisons', onDevice(loadLiaisons)));
export const meta = liaisonsMeta;

/** More than a region has: all of Texas has over a thousand districts. */
const many = 200;

/** The school districts' homeless liaisons by county (spec §2). */
export default function LiaisonsPage() {
  const t = useTranslations('liaisons');
  const { county, groups, total } = useLoaderData<typeof loader>();
  const isKeeping = useCanEdit();
  // Drawn bit by bit, where there are hundreds.
  const hasActions = useDeferredValue(isKeeping);
  return (
    <Page title={t('title')} intro={t('intro')}>
      {isKeeping && (
        <Suspense>
          <AddLiaison />
        </Suspense>
      )}
      <div className={styles.narrow}>
        <CountyFilter county={county} />
        <p role="status" className={styles.count}>
          {t('count', { count: total })}
        </p>
      </div>
      {groups.map((group) => (
        <County key={group.county} group={group} isOfMany={total > many} hasActions={hasActions} />
      ))}
      {total === 0 && <NoLiaisons county={county} />}
    </Page>
  );
}

interface CountyProps {
  group: CountyGroup;
  isOfMany: boolean;
  hasActions: boolean;
}

const County = memo(function County({ group: { county, liaisons }, isOfMany, hasActions }: CountyProps) {
  const t = useTranslations('liaisons');
  return (
    <section
      className={isOfMany ? `${styles.county} ${styles.many}` : styles.county}
      aria-label={t('county', { county })}
    >
      <h2 className={styles.title}>{t('county', { county })}</h2>
      <CardList items={liaisons} keyOf={({ id }) => id}>
        {(liaison) => <LiaisonCard liaison={liaison} actions={hasActions && <Actions {...liaison} />} />}
      </CardList>
    </section>
  );
});

function Actions({ id, displayName, schoolDistrict }: { id: string; displayName: string; schoolDistrict: string }) {
  return (
    <Suspense>
      <LiaisonActions id={id} name={`${displayName}, ${schoolDistrict}`} />
    </Suspense>
  );
}
