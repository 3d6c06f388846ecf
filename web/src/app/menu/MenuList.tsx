import type { GuideSummary } from '@amparo/domain/static-pages/guides/guide.ts';
import {
  Building2,
  Clock,
  FileText,
  Gift,
  GraduationCap,
  HandHeart,
  Heart,
  Info,
  LifeBuoy,
  List,
  Lock,
  Map as MapIcon,
  MapPinned,
  MessageSquare,
  Smartphone,
  Sparkles,
  Star,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { favorites, useStoredIds } from '../../browser/storage/storedIds.ts';
import { AudienceForm } from '../../features/services/filters/AudienceForm.tsx';
import { changedList, type ListState, readListState } from '../../features/services/list/listState.ts';
import { callApi } from '../../http-client/callApi.ts';
import { inLanguage } from '../../i18n/inLanguage.ts';
import { paths } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';
import type { RootData } from '../../routing/rootData.ts';
import { useUser } from '../../routing/useViewer.ts';
import { GuestGroup, OwnGroup } from './AccountEntries.tsx';
import { type Entry, MenuGroup } from './MenuGroup.tsx';
import styles from './MenuList.module.css';

/** All entries of the options menu (spec §2), for the drawer and the page. */
export default function MenuList({ guides: loaded }: { guides?: GuideSummary[] | undefined }) {
  const t = useTranslations();
  const state = useListState();
  const user = useUser();
  const find = useFindEntries(state);
  const more = useMoreEntries();
  const guides = useGuideEntries(loaded);
  const contacts: Entry[] = [
    { to: paths.crisisLines(), label: t('shell.crisisLines'), icon: LifeBuoy },
    { to: paths.liaisons(), label: t('menu.liaisons'), icon: GraduationCap },
    { to: paths.coordinators(), label: t('menu.coordinators'), icon: Building2 },
    { to: paths.regions(), label: t('menu.regions'), icon: MapPinned },
  ];
  return (
    <nav aria-label={t('shell.menu')} className={styles.menu}>
      {user && <OwnGroup user={user} />}
      <MenuGroup title={t('menu.find')} entries={find} />
      <AudienceForm key={state.audiences.join()} state={state} />
      {guides.length > 0 && <MenuGroup title={t('menu.guides')} entries={guides} />}
      <MenuGroup title={t('menu.contacts')} entries={contacts} />
      {!user && <GuestGroup />}
      <MenuGroup title={t('menu.more')} entries={more} />
    </nav>
  );
}

/** The entries for the list of services. Some of them change its filters. */
function useFindEntries(state: ListState): Entry[] {
  const t = useTranslations('menu');
  const favoriteCount = useStoredIds(favorites).length;
  const { isOpenOnly, isTopKudos, isMapView } = state;
  const list = (change: Partial<ListState>) => paths.home(changedList(state, change));
  return [
    { to: paths.home(), label: t('allServices'), icon: List },
    { to: list({ isOpenOnly: !isOpenOnly }), label: t('openServices'), icon: Clock, isOn: isOpenOnly },
    {
      to: list({ q: '', isTopKudos: !isTopKudos, isOpenOnly: isTopKudos && isOpenOnly }),
      label: t('topKudos'),
      icon: Heart,
      isOn: isTopKudos,
    },
    { to: list({ isMapView: !isMapView }), label: t('mapView'), icon: MapIcon, isOn: isMapView },
    { to: paths.favorites(), label: t('favorites'), icon: Star, count: favoriteCount },
    { to: paths.chatbot(), label: t('chat'), icon: MessageSquare },
  ];
}

const mostGuides = 6;

/** The first guides by title, and the list of all if there are more. */
function useGuideEntries(loaded: GuideSummary[] | undefined): Entry[] {
  const t = useTranslations('menu');
  const language = useLocale();
  const guides = useGuides(loaded);
  const shown = guides.slice(0, mostGuides).map(({ slug, title, titleEs }) => ({
    to: paths.guide(slug),
    label: inLanguage({ en: title, es: titleEs }, language).text,
    icon: FileText,
  }));
  return guides.length > mostGuides
    ? [...shown, { to: rarePaths.guides(), label: t('allGuides'), icon: FileText }]
    : shown;
}

/** The static pages, and the links to other websites. */
function useMoreEntries(): Entry[] {
  const t = useTranslations();
  const root = useRouteLoaderData<RootData>('root');
  const pages: Entry[] = [
    { to: paths.about(), label: t('shell.pages.about'), icon: Info },
    { to: paths.introduce(), label: t('menu.tutorial'), icon: Sparkles },
    { to: paths.appFeedback(), label: t('menu.appFeedback'), icon: MessageSquare },
    { to: paths.termsOfUse(), label: t('shell.pages.terms'), icon: FileText },
    { to: paths.privacyPolicy(), label: t('shell.pages.privacy'), icon: Lock },
    { to: paths.thisPhone(), label: t('menu.thisPhone'), icon: Smartphone },
  ];
  if (!root) return pages;
  const { volunteerUrl, donateUrl } = root.region;
  return [
    ...pages,
    { to: volunteerUrl, label: t('menu.volunteer'), icon: HandHeart },
    { to: donateUrl, label: t('menu.donate'), icon: Gift },
  ];
}

/** Returns the list under the menu, or the default list on other pages. */
function useListState(): ListState {
  const { pathname, search } = useLocation();
  const isOfList = pathname === paths.home() || pathname === paths.menu();
  return readListState(new URLSearchParams(isOfList ? search : ''));
}

/** The guides that came with the page of the menu. The drawer loads them when it opens, and works without them. */
function useGuides(loaded: GuideSummary[] | undefined): GuideSummary[] {
  const [guides, setGuides] = useState<GuideSummary[]>([]);
  useEffect(() => {
    let isShown = true;
    const show = (found: GuideSummary[]) => isShown && setGuides(found);
    if (!loaded)
      void callApi('GET /guides').then(
        ({ data }) => show(data),
        () => false,
      );
    return () => {
      isShown = false;
    };
  }, [loaded]);
  return loaded ?? guides;
}
