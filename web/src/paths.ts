/** The addresses of the app. rarePaths.ts has those that few pages link to. */
export const paths = {
  home: (search = '') => (search === '' ? '/' : `/?${search}`),
  service: (id: string) => `/services/${id}`,
  /** The services of one kind in one town. */
  town: (type: string, slug: string) => `/${type.toLowerCase()}/${slug}`,
  appFeedback: () => '/feedback',
  /** Contact, report or claim: the forms about a service. */
  feedback: (kind: 'connect' | 'report' | 'claim', id: string) => `/services/${id}/${kind}`,
  manageServices: ({ filter, ...query }: Managed = {}) => withQuery('/manage_services', { ...query, ...filter }),
  availableBeds: (query?: Beds) => withQuery('/available_beds', query),
  editService: (id: string) => `/services/${id}/edit`,
  /** Messages of visitors. */
  feedbacks: (query?: Feedbacks) => withQuery('/feedbacks', query),
  notifications: (skip = 0) => withQuery('/notifications', { skip }),
  /** The start page of coordinators and administrators. */
  overview: (list?: string, skip = 0) => withQuery(list ? `/overview/${list}` : '/overview', { skip }),
  location: (back?: string) => withQuery('/location', { back }),
  favorites: () => '/my_favorites',
  /** With the query of the list that its filters change. */
  menu: (search = '') => `/menu${search}`,
  /** What this device stores: messages that wait, and the button that removes everything. */
  thisPhone: () => '/this_phone',
  chatbot: () => '/chatbot',
  crisisLines: () => '/crisis_lines',
  liaisons: (county?: string) => withQuery('/liaisons', { county }),
  /** News of the region that belongs to no service. */
  notices: (isOver = false) => withQuery('/notices', { over: isOver && 'true' }),
  regions: () => '/regions',
  coordinators: (region?: string) => withQuery('/coordinators', { region }),
  about: () => '/about',
  privacyPolicy: () => '/privacy_policy',
  termsOfUse: () => '/terms_of_use',
  introduce: ({ slide = 1, back, language, isDeclined }: Introduction = {}) =>
    withQuery('/introduce', { slide: slide > 1 && slide, declined: isDeclined && 'true', back, lang: language }),
  login: ({ tab, back }: Login = {}) => withQuery('/login', { tab, back: back !== '/' && back }),
  signOut: () => '/sign_out',
  forgotPassword: () => '/forgot_password',
  changePassword: () => '/change_password',
  updateProfile: () => '/update_profile',
  addService: () => '/add_service',
  manageApprovals: () => '/manage_approvals',
  /** Lists of people, for administrators. */
  users: (which: 'all' | 'superusers' | 'deleted', query?: Users) =>
    withQuery(`/manage_${which === 'superusers' ? which : 'users'}`, {
      deleted: which === 'deleted' && 'true',
      ...query,
    }),
  /** Export and import of whole lists. */
  bulk: () => '/import',
  /** The change log, for administrators. */
  changes: (query?: Changes) => withQuery('/changes', query),
};

type Feedbacks = {
  tab?: string;
  q?: string;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  done?: 'archive' | 'delete' | 'grant' | 'restore';
};

interface Managed {
  q?: string;
  /** Further conditions, by their names in the address. */
  filter?: Record<string, string>;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  done?: 'delete';
}

type Beds = {
  q?: string;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  saved?: 'yes';
};

type Changes = {
  service?: string;
  person?: string;
  kind?: string;
  from?: string;
  to?: string;
  skip?: number;
  /** `done` names the last action. */
  done?: 'revert';
};

interface Users {
  q?: string;
  skip?: number;
}

interface Login {
  tab?: 'sign_up' | undefined;
  /** `from` is the page to return to. */
  back?: string | null;
}

interface Introduction {
  slide?: number;
  back?: string | null;
  language?: string | null;
  isDeclined?: boolean;
}

/** Adds a query to a path. Leaves out empty and missing values. */
export function withQuery(
  path: string,
  values: { readonly [name: string]: string | number | false | null | undefined } = {},
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, String(value));
  const query = `${search}`;
  return query ? `${path}?${query}` : path;
}

const own = 'http://own.invalid';

/** Returns the path only if it belongs to this site: a form must not redirect to another site. */
export function safeBack(back: string | null): string {
  if (!back?.startsWith('/')) return paths.home();
  try {
    const { origin, pathname, search, hash } = new URL(back, own);
    return origin === own && !pathname.startsWith('//') ? pathname + search + hash : paths.home();
  } catch {
    return paths.home();
  }
}
