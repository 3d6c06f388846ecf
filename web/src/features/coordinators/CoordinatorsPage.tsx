import type { Unit } from '@amparo/domain/coordinators/unit.ts';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/loadMessages.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import { useCanEdit } from '../../routing/useCanEdit.ts';
import { CardList } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { RegionFacts } from '../../ui/RegionFacts.tsx';
import { CoordinatorCard } from './CoordinatorCard.tsx';
import styles from './CoordinatorsPage.module.css';
import { coordinatorsMeta } from './coordinatorsMeta.ts';
import { AddUnit, UnitActions } from './edit/lazyActions.ts';
import type { RegionGroup } from './groupUnits.ts';
import { loadCoordinators } from './loadCoordinators.ts';
import { NoCoordinators } from './NoCoordinators.tsx';
import { RegionFilter } from './RegionFilter.tsx';

export const loader = onServer(loadCoordinators);
export const clientLoader = withMessages('contact', withMessages('coordinators', onDevice(loadCoordinators)));
export const meta = coordinatorsMeta;

/** Regional coordinators by region, then unit (spec §2). */
export default function CoordinatorsPage() {
  const t = useTranslations('coordinators');
  const { chosen, choices, groups, total } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={t('intro')}>
      {useCanEdit() && (
        <Suspense>
          <AddUnit />
        </Suspense>
      )}
      <div className={styles.narrow}>
        <RegionFilter chosen={chosen} choices={choices} />
        <p role="status" className={styles.count}>
          {t('count', { count: total })}
        </p>
      </div>
      {groups.map((group) => (
        <RegionSection key={group.region.id} group={group} />
      ))}
      {total === 0 && <NoCoordinators region={chosen?.name ?? null} />}
    </Page>
  );
}

function RegionSection({ group: { region, units } }: { group: RegionGroup }) {
  return (
    <section className={styles.region} aria-labelledby={region.id}>
      <h2 id={region.id} className={styles.name}>
        {region.name}
      </h2>
      <RegionFacts website={region.website} counties={region.counties} />
      {units.map((unit) => (
        <UnitSection key={unit.id} unit={unit} />
      ))}
    </section>
  );
}

function UnitSection({ unit: { id, name, coordinators, isSample } }: { unit: Unit }) {
  const isKeeping = useCanEdit();
  return (
    <div className={styles.unit}>
      <h3 className={styles.unitName}>{name}</h3>
      <CardList items={coordinators} keyOf={({ displayName, email, officePhone }) => displayName + email + officePhone}>
        {(coordinator) => <CoordinatorCard coordinator={coordinator} isSample={isSample} />}
      </CardList>
      {isKeeping && (
        <Suspense>
          <UnitActions id={id} name={name} />
        </Suspense>
      )}
    </div>
  );
}
