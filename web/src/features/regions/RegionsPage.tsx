import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { ownRegionFirst } from '@amparo/domain/regions/ownRegionFirst.ts';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { countyOf } from '../../http-client/countyOf.ts';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { paths } from '../../paths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import type { RootData } from '../../routing/rootData.ts';
import { useIsAllowed } from '../../routing/useViewer.ts';
import { CardList } from '../../ui/cards/Card.tsx';
import { AddEntryLink } from '../../ui/directory-forms/lazyEntryActions.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextSteps } from '../../ui/page/NextSteps.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import { RegionCard } from './RegionCard.tsx';
import styles from './RegionsPage.module.css';

export const loader = onServer(loadRegions);
export const clientLoader = withMessages(['contact', 'regions'], onDevice(loadRegions));

export const meta = publicMeta((t) => ({
  title: t('regions.title'),
  description: t('regions.description'),
  path: paths.regions(),
}));

/** Name, type, website and counties of each region (spec §2, §3). */
export default function RegionsPage() {
  const t = useTranslations('regions');
  const { regions: byNumber, county } = useLoaderData<typeof loader>();
  const { region: community } = useRouteLoaderData<RootData>('root') ?? {};
  const { regions, ownId } = ownRegionFirst(byNumber, county, community?.counties ?? []);
  const mayEdit = useIsAllowed(directoryCan.write);
  return (
    <Page title={t('title')} intro={t('intro')}>
      {mayEdit && <AddEntryLink kind="region" />}
      <p className={styles.count}>{t('count', { count: regions.length })}</p>
      {regions.length > 0 ? (
        <CardList items={regions} keyOf={({ id }) => id}>
          {(region) => <RegionCard region={region} isOwn={region.id === ownId} mayEdit={mayEdit} />}
        </CardList>
      ) : (
        <EmptyState lead={t('empty')}>
          <p>{t('emptyHint')}</p>
          <NextSteps />
        </EmptyState>
      )}
    </Page>
  );
}

/** All regions, in the order of their type and number, as the API gives them (spec §9). The page puts the visitor's first. */
async function loadRegions({ callApi, place }: LoadInput) {
  const [{ data }, county] = await Promise.all([
    callApi('GET /regions', { query: { limit: 0 } }),
    countyOf(callApi, place),
  ]);
  return { regions: data, county };
}
