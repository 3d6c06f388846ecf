import type { Unit } from '@amparo/domain/coordinators/unit.ts';
import { Suspense } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import { useCanEdit } from '../../routing/useViewer.ts';
import { CardList } from '../../ui/cards/Card.tsx';
import { RegionFacts } from '../../ui/cards/RegionFacts.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import { CoordinatorCard } from './CoordinatorCard.tsx';
import styles from './CoordinatorsPage.module.css';
import { AddUnit, UnitActions } from './edit/lazyActions.ts';
import { RegionFilter } from './RegionFilter.tsx';
import type { RegionGroup } from './units/groupUnits.ts';
import { byNumber, groupUnits } from './units/groupUnits.ts';

export const loader = onServer(loadCoordinators);
export const clientLoader = withMessages('contact', withMessages('coordinators', onDevice(loadCoordinators)));

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

function NoCoordinators({ region }: { region: string | null }) {
  const t = useTranslations('coordinators');
  const keepLanguage = useKeepLanguage();
  return (
    <EmptyState lead={region ? t('empty', { region }) : t('none')}>
      <p>{t('emptyHint')}</p>
      {region && <Link to={keepLanguage(paths.coordinators())}>{t('all')}</Link>}
    </EmptyState>
  );
}

export const meta = publicMeta<CoordinatorsData>((t, { data: { chosen } }) => ({
  title: chosen ? t('coordinators.titleIn', { region: chosen.name }) : t('coordinators.title'),
  description: t('coordinators.description'),
  path: paths.coordinators(chosen?.id),
}));

/** The coordinators of one region, or of all regions without a valid region in the address. */
async function loadCoordinators({ callApi, url }: LoadInput) {
  const [regions, units] = await Promise.all([
    callApi('GET /regions', { query: { limit: 0 } }),
    // Load all of them, so that the device can filter without another request.
    callApi('GET /units', { query: { limit: 0 } }),
  ]);
  const chosen = regions.data.find(({ id }) => id === url.searchParams.get('region')) ?? null;
  const groups = groupUnits(units.data, chosen ? [chosen] : regions.data);
  return {
    chosen: chosen && { id: chosen.id, name: chosen.name },
    choices: regions.data.sort(byNumber).map(({ id, name }) => ({ id, name })),
    groups,
    total: groups.flatMap((group) => group.units.flatMap((unit) => unit.coordinators)).length,
  };
}
type CoordinatorsData = Awaited<ReturnType<typeof loadCoordinators>>;
