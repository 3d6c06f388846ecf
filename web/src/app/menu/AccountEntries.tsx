import { noticeCan, overviewCan, serviceCan } from '@amparo/domain/permissions/permissions.ts';
import type { CurrentUser } from '@amparo/domain/users/user.ts';
import {
  BedDouble,
  Bell,
  Building,
  ClipboardCheck,
  FileText,
  History,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LogIn,
  LogOut,
  Megaphone,
  Plus,
  Share2,
  Table,
  UserRound,
  Users,
} from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';
import { type Entry, MenuGroup } from './MenuGroup.tsx';
import styles from './MenuList.module.css';
import { useWaitingCounts } from './useWaitingCounts.ts';

/** After signing in here, the person returns to this page. */
export function GuestGroup() {
  const t = useTranslations('menu');
  const { pathname, search } = useLocation();
  const isElsewhere = pathname !== paths.menu() && pathname !== paths.login();
  const to = paths.login({ back: isElsewhere ? pathname + search : null });
  return <MenuGroup title={t('account')} entries={[{ to, label: t('signIn'), icon: LogIn }]} />;
}

export function OwnGroup({ user }: { user: CurrentUser }) {
  const t = useTranslations('menu');
  return (
    <MenuGroup title={t('signedInAs', { name: user.displayName || user.email })} entries={useEntries(user)}>
      <SignOutEntry />
    </MenuGroup>
  );
}

/** Returns the entries that the viewer's permissions allow: first what waits and what is kept current. */
function useEntries(user: CurrentUser): Entry[] {
  const t = useTranslations('menu');
  const counts = useWaitingCounts(user);
  const viewer = { id: user.id, role: user.roles[0] ?? 'USER' };
  const entries: Entry[] = [
    ...(overviewCan.open(viewer) ? [{ to: rarePaths.overview(), label: t('overview'), icon: LayoutDashboard }] : []),
    ...(serviceCan.approve(viewer)
      ? [
          {
            to: rarePaths.manageApprovals(),
            label: t('approvals'),
            icon: ClipboardCheck,
            count: counts?.countNotApprovedServices,
          },
        ]
      : []),
    ...serviceEntries(t, user, counts),
    ...(serviceCan.openBeds(viewer)
      ? [{ to: rarePaths.availableBeds(), label: t('beds'), icon: BedDouble, count: counts?.countManagedShelters }]
      : []),
    { to: rarePaths.feedbacks(), label: t('feedbacks'), icon: Inbox, count: counts?.countUnReadFeedbacks },
    ...(serviceCan.approve(viewer) ? administratorEntries(t, counts) : []),
    ...(noticeCan.write(viewer) ? [{ to: paths.notices(), label: t('notices'), icon: Megaphone }] : []),
    { to: rarePaths.notifications(), label: t('notifications'), icon: Bell, count: counts?.countUnreadNotifications },
    { to: rarePaths.updateProfile(), label: t('profile'), icon: UserRound },
  ];
  if (user.lastMethod === 'local')
    entries.push({ to: rarePaths.changePassword(), label: t('changePassword'), icon: KeyRound });
  return entries;
}

type Counts = ReturnType<typeof useWaitingCounts>;
type Translate = ReturnType<typeof useTranslations<'menu'>>;

function serviceEntries(t: Translate, user: CurrentUser, counts: Counts): Entry[] {
  const isLimited = counts !== null && !user.isAdmin;
  return [
    {
      to: rarePaths.addService(),
      label: t('addService'),
      icon: Plus,
      note: isLimited ? t('used', { used: counts.countOwnServices, total: user.totalServices }) : undefined,
    },
    { to: rarePaths.manageServices(), label: t('manageServices'), icon: Building, count: counts?.countManagedServices },
  ];
}

function administratorEntries(t: Translate, counts: Counts): Entry[] {
  return [
    { to: rarePaths.users('all'), label: t('users'), icon: Users, count: counts?.countTotalUsers },
    { to: rarePaths.bulk(), label: t('bulk'), icon: Table },
    { to: rarePaths.sources(), label: t('sources'), icon: Share2 },
    { to: rarePaths.texts(), label: t('texts'), icon: FileText },
    { to: rarePaths.changes(), label: t('changes'), icon: History },
  ];
}

/** A form, because it changes something and must work without scripts. */
function SignOutEntry() {
  const t = useTranslations('menu');
  return (
    <Form method="post" action={rarePaths.signOut()}>
      <button type="submit" className={styles.entry}>
        <LogOut size={20} aria-hidden className={styles.icon} />
        <span>{t('signOut')}</span>
      </button>
    </Form>
  );
}
