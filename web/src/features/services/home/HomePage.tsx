import { lazy, Suspense, useEffect } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage } from '../../../i18n/inLanguage.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { useRememberLoadedData, withLastLoadedData } from '../../../routing/lastLoadedData.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { publicMeta } from '../../../ui/page/pageMeta.ts';
import alertStyles from '../alerts/Alerts.module.css';
import { Alerts } from '../alerts/Alerts.tsx';
import { Filters } from '../filters/Filters.tsx';
import { SearchForm } from '../filters/SearchForm.tsx';
import { TypeTabs } from '../filters/TypeTabs.tsx';
import { changedList, indexedList, type ListState, typeOfHash } from '../list/listState.ts';
import { type HomeData, loadHome, loadStoredCards } from '../list/loadHome.ts';
import styles from './HomePage.module.css';
import { ListAndMap } from './ListAndMap.tsx';
import { ListHead } from './ListHead.tsx';
import { useLastList } from './useLastList.ts';

/** Loaded only for searches that mention danger. */
const Emergency = lazy(() => import('../emergency/Emergency.tsx'));
const DangerHint = lazy(() => import('../../../ui/cards/DangerHint.tsx'));

export const loader = onServer(loadHome);
const loadOnDevice = onDevice(loadHome);
export const clientLoader = withLastLoadedData(async (args: Parameters<typeof loadOnDevice>[0]) => {
  const home = await loadOnDevice(args);
  if (home.saved) await loadStoredCards();
  return home;
});
export const handle: PageHandle<HomeData> = { hasSearch: true };

/** The list of services, and their map (spec §2). */
export default function HomePage() {
  const t = useTranslations('services.list');
  const home = useLoaderData<typeof loader>();
  useRememberLoadedData(clientLoader, home);
  useHashTab(home.state);
  useLastList(home.state);
  return (
    <>
      <div className={styles.top}>
        <SearchForm state={home.state} />
        <TypeTabs state={home.state} />
      </div>
      <main id="content" className={styles.content}>
        <Suspense>
          {home.emergency && <Emergency emergency={home.emergency} />}
          {home.dangerHint && <DangerHint hint={home.dangerHint} />}
          {home.crisisLines.length > 0 && (
            <DangerHint hint={{ text: t('crisisLines'), language: home.language, crisisLines: home.crisisLines }} />
          )}
        </Suspense>
        <GuideLine home={home} />
        {home.alerts.length > 0 && (
          <div className={home.state.isMapView ? styles.asideOfMap : undefined}>
            <Alerts alerts={home.alerts} />
          </div>
        )}
        <Filters home={home} />
        <div className={styles.services}>
          <ListHead home={home} />
          <ListAndMap home={home} />
        </div>
      </main>
    </>
  );
}

/** Search engines index each kind of help as a page. Searches are private and not indexed. */
export const meta = publicMeta<HomeData>((t, { data: { state, place }, region }) => ({
  title: titleOf(t, state, place?.label || region),
  // Search engines drop pages that share one description.
  description: `${titleOf(t, state, place?.label || region)}. ${t('services.list.description', { region })}`,
  path: paths.home(indexedList(state)),
}));

/** The kind, the sub-type, and the town or region. */
function titleOf(
  t: Parameters<Parameters<typeof publicMeta<HomeData>>[0]>[0],
  { q, type, subType }: ListState,
  region: string,
): string {
  if (q || !type) return t('services.list.pageTitleSearch');
  const name = t(`services.kinds.${type}`);
  const kind = subType ? `${name}: ${t(`services.subTypes.${subType}`)}` : name;
  return t('services.list.pageTitle', { kind, region });
}

/** A hash such as `#FOOD` opens that tab (spec §2). Servers never receive a hash, so the device redirects. */
function useHashTab(state: ListState): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const type = typeOfHash(hash);
  const address = type && keepLanguage(paths.home(changedList(state, { type })));
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [address, navigate]);
}

/** One line above the results: the guide about what people searched for. */
function GuideLine({ home: { guide, language } }: { home: HomeData }) {
  const keepLanguage = useKeepLanguage();
  if (!guide) return null;
  const { text, otherLanguage } = inLanguage({ en: guide.title, es: guide.titleEs }, language);
  return (
    <Link to={keepLanguage(paths.guide(guide.slug))} className={alertStyles.line}>
      <span className={alertStyles.first} lang={otherLanguage ?? undefined}>
        {text}
      </span>
    </Link>
  );
}
