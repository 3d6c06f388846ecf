import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useRememberLoadedData, withLastLoadedData } from '../../../routing/lastLoadedData.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { Alerts } from '../alerts/Alerts.tsx';
import { Filters } from './Filters.tsx';
import styles from './HomePage.module.css';
import { homeMeta } from './homeMeta.ts';
import { KindTabs } from './KindTabs.tsx';
import { ListAndMap } from './ListAndMap.tsx';
import { ListHead } from './ListHead.tsx';
import { type HomeData, loadHome } from './loadHome.ts';
import { SearchForm } from './SearchForm.tsx';
import { useHashTab } from './useHashTab.ts';
import { useLastList } from './useLastList.ts';

/** Seldom needed, and fetched then. */
const Emergency = lazy(() => import('../emergency/Emergency.tsx'));

export const loader = onServer(loadHome);
export const clientLoader = withLastLoadedData(onDevice(loadHome));
export const meta = homeMeta;
export const handle: PageHandle<HomeData> = { hasSearch: true };

/** The list of services, and their map (spec §2). */
export default function HomePage() {
  const home = useLoaderData<typeof loader>();
  useRememberLoadedData(clientLoader, home);
  useHashTab(home.state);
  useLastList(home.state);
  return (
    <>
      <div className={styles.top}>
        <SearchForm state={home.state} />
        <KindTabs state={home.state} />
      </div>
      <main id="content" className={styles.content}>
        {home.emergency && (
          <Suspense>
            <Emergency emergency={home.emergency} />
          </Suspense>
        )}
        {home.alerts.length > 0 && (
          <div className={home.state.isMapView ? styles.asideOfMap : undefined}>
            <Alerts alerts={home.alerts} />
          </div>
        )}
        <Filters state={home.state} />
        <ListHead home={home} />
        <ListAndMap home={home} />
      </main>
    </>
  );
}
