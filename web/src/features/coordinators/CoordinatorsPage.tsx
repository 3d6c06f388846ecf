import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { ownRegionFirst } from '@amparo/domain/regions/ownRegionFirst.ts';
import { Link, useLoaderData, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { countyOf } from '../../http-client/countyOf.ts';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import type { RootData } from '../../routing/rootData.ts';
import { useIsAllowed } from '../../routing/useViewer.ts';
import { RegionFacts } from '../../ui/cards/RegionFacts.tsx';
import { ChipMenu } from '../../ui/controls/ChipMenu.tsx';
import { AddEntryLink } from '../../ui/directory-forms/lazyEntryActions.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextSteps } from '../../ui/page/NextSteps.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import styles from './CoordinatorsPage.module.css';
import type { RegionGroup } from './groupUnits.ts';
import { byNumber as compareByNumber, groupUnits } from './groupUnits.ts';
import { UnitSection } from './UnitSection.tsx';

export const loader = onServer(loadCoordinators);
export const clientLoader = withMessages(['contact', 'coordinators'], onDevice(loadCoordinators));

/** Regional coordinators by region, then unit (spec §2). */
export default function CoordinatorsPage() {
  const t = useTranslations('coordinators');
  const { chosen, choices, groups: byNumber, county, total } = useLoaderData<typeof loader>();
  const { region: community } = useRouteLoaderData<RootData>('root') ?? {};
  const ordered = ownRegionFirst(
    byNumber.map(({ region }) => region),
    county,
    community?.counties ?? [],
  );
  const groups = ordered.regions.flatMap(({ id }) => byNumber.filter(({ region }) => region.id === id));
  const mayEdit = useIsAllowed(directoryCan.write);
  return (
    <Page title={t('title')} intro={t('intro')}>
      {mayEdit && <AddEntryLink kind="unit" />}
      <div className={styles.narrow}>
        <RegionFilter chosen={chosen} choices={choices} />
        <p role="status" className={styles.count}>
          {t('count', { count: total })}
        </p>
      </div>
      {groups.map((group) => (
        <RegionSection key={group.region.id} group={group} mayEdit={mayEdit} />
      ))}
      {total === 0 && <NoCoordinators region={chosen?.name ?? null} />}
    </Page>
  );
}

interface Choice {
  id: string;
  name: string;
}

/** All Regions, then each (spec §9). */
function RegionFilter({ chosen, choices }: { chosen: Choice | null; choices: Choice[] }) {
  const t = useTranslations('coordinators');
  const keepLanguage = useKeepLanguage();
  const links = [null, ...choices].map((choice) => ({
    to: keepLanguage(paths.coordinators(choice?.id)),
    label: choice?.name ?? t('all'),
    isChosen: choice?.id === chosen?.id,
  }));
  return (
    <ChipMenu
      label={t('chosen', { region: chosen?.name ?? t('all') })}
      listLabel={t('regionsLabel')}
      isNarrowed={chosen !== null}
      choices={links}
    />
  );
}

function RegionSection({ group: { region, units }, mayEdit }: { group: RegionGroup; mayEdit: boolean }) {
  return (
    <section className={styles.region} aria-labelledby={region.id}>
      <h2 id={region.id} className={styles.name}>
        {region.name}
      </h2>
      <RegionFacts website={region.website} counties={region.counties} />
      {units.map((unit) => (
        <UnitSection key={unit.id} unit={unit} mayEdit={mayEdit} />
      ))}
    </section>
  );
}

function NoCoordinators({ region }: { region: string | null }) {
  const t = useTranslations('coordinators');
  const keepLanguage = useKeepLanguage();
  return (
    <EmptyState lead={region ? t('empty', { region }) : t('none')}>
      <p>{t('emptyHint')}</p>
      {region ? <Link to={keepLanguage(paths.coordinators())}>{t('all')}</Link> : <NextSteps />}
    </EmptyState>
  );
}

export const meta = publicMeta<CoordinatorsData>((t, { data: { chosen } }) => ({
  title: chosen ? t('coordinators.titleIn', { region: chosen.name }) : t('coordinators.title'),
  description: t('coordinators.description'),
  path: paths.coordinators(chosen?.id),
}));

/** The coordinators of one region, or of all regions without a valid region in the address. */
async function loadCoordinators({ callApi, url, place }: LoadInput) {
  const [regions, units, county] = await Promise.all([
    callApi('GET /regions', { query: { limit: 0 } }),
    // Load all of them, so that the device can filter without another request.
    callApi('GET /units', { query: { limit: 0 } }),
    countyOf(callApi, place),
  ]);
  const chosen = regions.data.find(({ id }) => id === url.searchParams.get('region')) ?? null;
  const groups = groupUnits(units.data, chosen ? [chosen] : regions.data);
  return {
    chosen: chosen && { id: chosen.id, name: chosen.name },
    choices: regions.data.sort(compareByNumber).map(({ id, name }) => ({ id, name })),
    groups,
    county,
    total: groups.flatMap((group) => group.units.flatMap((unit) => unit.coordinators)).length,
  };
}
type CoordinatorsData = Awaited<ReturnType<typeof loadCoordinators>>;
