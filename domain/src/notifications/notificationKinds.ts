import { isAdministrator, type Viewer } from '../permissions/permissions.ts';
import { longDate } from '../services/hours/clockText.ts';

interface Kind {
  /** `day`: at most one mail a day collects them, because many may come. */
  mail: 'once' | 'day';
  /** The page that a notification leads to. `id` is the service's, and `user` the id of the person it is about. */
  page: (id: string, user: string) => string;
  /** Only for administrators. */
  isForAdministrators?: true;
}

const edit = (id: string) => `/services/${id}/edit`;
const service = (id: string) => `/services/${id}`;

/**
 * Every kind of notification. A new kind needs an entry here and its texts in translations/…/notifications.json; the
 * compiler then knows it in the mails, on the page, and in the settings (docs/decisions/notifications.md).
 */
export const notificationKinds = {
  serviceWaits: { mail: 'day', page: () => '/manage_approvals', isForAdministrators: true },
  approved: { mail: 'once', page: service },
  sentBack: { mail: 'once', page: edit },
  paused: { mail: 'once', page: service },
  deleted: { mail: 'once', page: () => '/manage_services' },
  merged: { mail: 'once', page: service },
  claimed: { mail: 'once', page: () => '/feedbacks' },
  claimGranted: { mail: 'once', page: edit },
  reportReceived: { mail: 'once', page: () => '/feedbacks' },
  roleChanged: { mail: 'once', page: () => '/manage_services' },
  limitRequested: { mail: 'once', page: (_, user) => `/users/${user}`, isForAdministrators: true },
  limitGranted: { mail: 'once', page: () => '/add_service' },
  bedsOld: { mail: 'day', page: edit },
  unconfirmed: { mail: 'once', page: edit },
  newDevice: { mail: 'once', page: () => '/update_profile' },
  weeklySummary: { mail: 'once', page: () => '/overview', isForAdministrators: true },
} as const satisfies Record<string, Kind>;

/** The path of the page that a notification leads to, or null if it is the page of a service that is gone. */
export function pageOf(
  kind: NotificationKind,
  serviceId: string | null,
  details: Readonly<Record<string, string | number>>,
): string | null {
  const { page }: Kind = notificationKinds[kind];
  if (serviceId === null && (page === service || page === edit)) return null;
  return page(serviceId ?? '', String(details.user ?? ''));
}

/** The values of a sentence in a language: the day until which a service is paused is a date. */
export function sentenceValues<Values extends Readonly<Record<string, string | number>>>(
  values: Values,
  language: string,
): Values {
  const { until } = values;
  const isDay = typeof until === 'string' && /^\d{4}-\d\d-\d\d$/.test(until);
  return isDay ? { ...values, until: longDate(until, language) } : values;
}

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

export const notificationChannels = ['email', 'app'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The kinds that a person can receive. */
export function kindsFor(viewer: Viewer): NotificationKind[] {
  return notificationKindNames.filter((name) => {
    const kind: Kind = notificationKinds[name];
    return !kind.isForAdministrators || isAdministrator(viewer);
  });
}
