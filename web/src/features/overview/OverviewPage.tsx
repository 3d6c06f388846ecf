import { useLoaderData, useParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../rarePaths.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../routing/requireSignIn.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MorePages } from '../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../ui/infinite-list/useInfiniteList.ts';
import { Page } from '../../ui/page/Page.tsx';
import { privateMeta } from '../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../ui/page/SignedInOnly.tsx';
import { CountTiles } from './CountTiles.tsx';
import { ExternalTrouble } from './ExternalTrouble.tsx';
import { isStaleList, loadOverview, type MissedData } from './loadOverview.ts';
import { MissedSearches } from './MissedSearches.tsx';
import { MissedSearchList } from './MissedSearchList.tsx';
import { StaleServices } from './StaleServices.tsx';

type Data = Awaited<ReturnType<typeof loadOverview>>;

export const loader = onServer(loadOverview);
export const clientLoader = hydrateOnLoad(withMessages(['manage', 'confirmService'], onDevice(loadOverview)));
export const handle: PageHandle<Data> = {
  needsSignIn: true,
  back: (data) => (data?.which ? rarePaths.overview() : null),
};

export const meta = privateMeta((t) => t('manage.overview.title'));

/** The start page of administrators and coordinators: waiting items, outdated services and searches without results. */
export default function OverviewPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <Page {...useHead()}>
      <SignedInOnly data={data}>{(data) => <Part data={data} />}</SignedInOnly>
    </Page>
  );
}

function useHead(): { title: string; intro: string } {
  const t = useTranslations('manage.overview');
  const { list } = useParams();
  if (list === 'searches') return { title: t('searches.title'), intro: t('searches.hint') };
  if (list && isStaleList(list)) return { title: t(`${list}.title`), intro: t(`${list}.intro`) };
  return { title: t('title'), intro: t('intro') };
}

function Part({ data }: { data: NonNullable<Data> }) {
  if (data.which === 'searches') return <AllMissedSearches data={data} />;
  if (data.which !== null) return <StaleServices key={data.which} data={data} />;
  return (
    <>
      <ExternalTrouble counts={data.counts} language={data.language} />
      <CountTiles counts={data.counts} />
      <MissedSearches searches={data.searches} total={data.countSearches} />
    </>
  );
}

const addressOf = (skip: number) => rarePaths.overview('searches', skip);

/** All searches of the last 30 days that found nothing for several people. */
function AllMissedSearches({ data }: { data: MissedData }) {
  const t = useTranslations('manage.overview.searches');
  const more = useInfiniteList(data, addressOf);
  if (data.total === 0)
    return (
      <EmptyState lead={t('emptyLead')}>
        <p>{t('empty')}</p>
      </EmptyState>
    );
  return (
    <>
      <MissedSearchList searches={more.items} />
      <MorePages more={more} previousLabel={t('earlier')} isNarrow />
    </>
  );
}
