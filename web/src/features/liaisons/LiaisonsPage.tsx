import { correctCounty } from '@amparo/domain/places/correctCounty.ts';
import { memo, Suspense, useDeferredValue } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import { useCanEdit } from '../../routing/useViewer.ts';
import { CardList } from '../../ui/cards/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import { CountyFilter } from './CountyFilter.tsx';
import { AddLiaison, LiaisonActions } from './edit/lazyActions.ts';
import type { CountyGroup } from './groupByCounty.ts';
import { groupByCounty } from './groupByCounty.ts';
import { LiaisonCard } from './LiaisonCard.tsx';
import styles from './LiaisonsPage.module.css';

export const loader = onServer(loadLiaisons);
export const clientLoader = withMessages('contact', withMessages('liaisons', onDevice(loadLiaisons)));

/** More than a region has: all of Texas has over a thousand districts. */
const many = 200;

/** The school districts' homeless liaisons by county (spec §2). */
export default function LiaisonsPage() {
  const t = useTranslations('liaisons');
  const { county, groups, total } = useLoaderData<typeof loader>();
  const isKeeping = useCanEdit();
  // Render hundreds of cards in steps.
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

function NoLiaisons({ county }: { county: string | null }) {
  const t = useTranslations('liaisons');
  const keepLanguage = useKeepLanguage();
  return (
    <EmptyState lead={county ? t('empty', { county }) : t('none')}>
      <p>{t('emptyHint')}</p>
      {county && <Link to={keepLanguage(paths.liaisons())}>{t('all')}</Link>}
    </EmptyState>
  );
}

/** Search engines index each county of the region, and no invented ones. */
export const meta = publicMeta<LiaisonsData>((t, { data, root, region }) => {
  const county = root.region.counties.find((name) => name === data.county);
  return {
    title: county ? t('liaisons.titleIn', { county }) : t('liaisons.title'),
    description: t('liaisons.description', { region }),
    path: paths.liaisons(county),
  };
});

/** The liaisons of one county, or of all. */
async function loadLiaisons({ callApi, url }: LoadInput) {
  const county = correctCounty(url.searchParams.get('county')?.slice(0, 100) ?? '');
  const { data } = await callApi('GET /liaisons', { query: { county, limit: 0 } });
  return { county: county || null, groups: groupByCounty(data), total: data.length };
}
type LiaisonsData = Awaited<ReturnType<typeof loadLiaisons>>;
