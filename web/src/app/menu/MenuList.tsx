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
  Sparkles,
  Star,
} from 'lucide-react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { favorites, useStoredIds } from '../../browser/storage/storedIds.ts';
import { AudienceForm } from '../../features/services/filters/AudienceForm.tsx';
import { changedList, type ListState, readListState } from '../../features/services/list/listState.ts';
import { paths } from '../../paths.ts';
import type { RootData } from '../../routing/rootData.ts';
import { useUser } from '../../routing/useViewer.ts';
import { GuestGroup, OwnGroup } from './AccountEntries.tsx';
import { type Entry, MenuGroup } from './MenuGroup.tsx';
import styles from './MenuList.module.css';

/** All entries of the options menu (spec §2), for the drawer and the page. */
export default function MenuList() {
  const t = useTranslations();
  const state = useListState();
  const root = useRouteLoaderData<RootData>('root');
  const user = useUser();
  const favoriteCount = useStoredIds(favorites).length;
  const list = (change: Partial<ListState>) => paths.home(changedList(state, change));
  const find: Entry[] = [
    { to: paths.home(), label: t('menu.allServices'), icon: List },
    {
      to: list({ isOpenOnly: !state.isOpenOnly }),
      label: t('menu.openServices'),
      icon: Clock,
      isOn: state.isOpenOnly,
    },
    {
      to: list({ q: '', isTopKudos: !state.isTopKudos }),
      label: t('menu.topKudos'),
      icon: Heart,
      isOn: state.isTopKudos,
    },
    {
      to: list({ isMapView: !state.isMapView }),
      label: t('menu.mapView'),
      icon: MapIcon,
      isOn: state.isMapView,
    },
    { to: paths.favorites(), label: t('menu.favorites'), icon: Star, count: favoriteCount },
    { to: paths.chatbot(), label: t('menu.chat'), icon: MessageSquare },
  ];
  const contacts: Entry[] = [
    { to: paths.crisisLines(), label: t('shell.crisisLines'), icon: LifeBuoy },
    { to: paths.liaisons(), label: t('menu.liaisons'), icon: GraduationCap },
    { to: paths.coordinators(), label: t('menu.coordinators'), icon: Building2 },
    { to: paths.regions(), label: t('menu.regions'), icon: MapPinned },
  ];
  const more: Entry[] = [
    { to: paths.about(), label: t('shell.pages.about'), icon: Info },
    { to: paths.introduce(), label: t('menu.tutorial'), icon: Sparkles },
    { to: paths.appFeedback(), label: t('menu.appFeedback'), icon: MessageSquare },
    { to: paths.termsOfUse(), label: t('shell.pages.terms'), icon: FileText },
    { to: paths.privacyPolicy(), label: t('shell.pages.privacy'), icon: Lock },
  ];
  const outside: Entry[] = root
    ? [
        { to: root.region.volunteerUrl, label: t('menu.volunteer'), icon: HandHeart },
        { to: root.region.donateUrl, label: t('menu.donate'), icon: Gift },
      ]
    : [];
  return (
    <nav aria-label={t('shell.menu')} className={styles.menu}>
      {user && <OwnGroup user={user} />}
      <MenuGroup title={t('menu.find')} entries={find} />
      <AudienceForm key={state.audiences.join()} state={state} />
      <MenuGroup title={t('menu.contacts')} entries={contacts} />
      {!user && <GuestGroup />}
      <MenuGroup title={t('menu.more')} entries={[...more, ...outside]} />
    </nav>
  );
}

/** Returns the list under the menu, or the default list on other pages. */
function useListState(): ListState {
  const { pathname, search } = useLocation();
  const isOfList = pathname === paths.home() || pathname === paths.menu();
  return readListState(new URLSearchParams(isOfList ? search : ''));
}
