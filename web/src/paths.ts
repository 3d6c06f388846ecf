/** Every address of the app. */
export const paths = {
  home: (search = '') => (search === '' ? '/' : `/?${search}`),
  service: (id: string) => `/services/${id}`,
  /** The services of one kind in one town. */
  town: (type: string, slug: string) => `/${type.toLowerCase()}/${slug}`,
  appFeedback: () => '/feedback',
  /** Contact, report or claim: the forms about a service. */
  feedback: (kind: 'connect' | 'report' | 'claim', id: string) => `/services/${id}/${kind}`,
  /** The target of an emailed link with a token. */
  confirm: (id: string) => `/services/${id}/confirm`,
  manageServices,
  deleteService: (id: string) => `/services/${id}/delete`,
  availableBeds,
  editService: (id: string) => `/services/${id}/edit`,
  /** Messages of visitors. */
  feedbacks,
  handleFeedback: (how: 'archive' | 'delete' | 'grant', id: string) => `/feedbacks/${id}/${how}`,
  /** The start page of coordinators and administrators. */
  overview: (list?: string, skip = 0) => withQuery(list ? `/overview/${list}` : '/overview', { skip }),
  location: (back?: string) => (back ? `/location?${new URLSearchParams({ back })}` : '/location'),
  favorites: () => '/my_favorites',
  /** With the query of the list that its filters change. */
  menu: (search = '') => `/menu${search}`,
  /** What this device stores: messages that wait, and the button that removes everything. */
  thisPhone: () => '/this_phone',
  chatbot: () => '/chatbot',
  crisisLines: () => '/crisis_lines',
  liaisons: (county?: string) => (county ? `/liaisons?${new URLSearchParams({ county })}` : '/liaisons'),
  regions: () => '/regions',
  coordinators: (region?: string) => (region ? `/coordinators?${new URLSearchParams({ region })}` : '/coordinators'),
  /** The form for an entry of one of these lists: edits the entry with this id, or adds one without an id. */
  entryForm: (list: string, id?: string | null) => (id ? `${list}/${id}/edit` : `${list}/new`),
  about: () => '/about',
  privacyPolicy: () => '/privacy_policy',
  termsOfUse: () => '/terms_of_use',
  introduce,
  login,
  signOut: () => '/sign_out',
  forgotPassword: () => '/forgot_password',
  resetPassword: (link: { token: string; email: string }) => `/auth/resetPassword?${new URLSearchParams(link)}`,
  changePassword: () => '/change_password',
  updateProfile: () => '/update_profile',
  addService: () => '/add_service',
  manageApprovals: () => '/manage_approvals',
  /** Lists of people, for administrators. */
  users,
  user: (id: string) => `/users/${id}`,
  /** Export and import of whole lists. */
  bulk: () => '/import',
  exported: (what: string) => `/export/${what}`,
  changes,
  /** Shows a confirmation first. */
  revertChange: (id: string, changeId: string) => `/changes/${id}/${changeId}/revert`,
  manageAccess: () => '/manage_access',
  /** The static pages, for administrators. Each form edits one language. */
  texts: () => '/manage_pages',
  text: (name: string) => `/manage_pages/${name}`,
};

interface Feedbacks {
  tab?: string;
  q?: string;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  done?: 'archive' | 'delete' | 'grant' | 'restore';
}

function feedbacks({ tab, q, skip, done }: Feedbacks = {}): string {
  return withQuery('/feedbacks', { tab, q, skip, done });
}

interface Managed {
  q?: string;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  done?: 'delete';
}

function manageServices({ q, skip, done }: Managed = {}): string {
  return withQuery('/manage_services', { q, skip, done });
}

interface Beds {
  q?: string;
  skip?: number;
  /** `done` names the last action, for browsers without scripts. */
  saved?: 'yes';
}

function availableBeds({ q, skip, saved }: Beds = {}): string {
  return withQuery('/available_beds', { q, skip, saved });
}

interface Changes {
  service?: string;
  person?: string;
  kind?: string;
  from?: string;
  to?: string;
  skip?: number;
  /** `done` names the last action. */
  done?: 'revert';
}

/** The change log, for administrators. */
function changes({ service, person, kind, from, to, skip, done }: Changes = {}): string {
  return withQuery('/changes', { service, person, kind, from, to, skip, done });
}

interface Users {
  q?: string;
  skip?: number;
}

function users(which: 'all' | 'superusers' | 'deleted', { q, skip }: Users = {}): string {
  const search = new URLSearchParams();
  if (which === 'deleted') search.set('deleted', 'true');
  if (q) search.set('q', q);
  if (skip) search.set('skip', String(skip));
  const path = which === 'superusers' ? '/manage_superusers' : '/manage_users';
  return search.toString() === '' ? path : `${path}?${search}`;
}

interface Login {
  tab?: 'sign_up' | undefined;
  /** `from` is the page to return to. */
  back?: string | null;
}

function login({ tab, back }: Login = {}): string {
  return withQuery('/login', { tab, back: back === paths.home() ? null : back });
}

interface Introduction {
  slide?: number;
  back?: string | null;
  language?: string | null;
  isDeclined?: boolean;
}

function introduce({ slide = 1, back, language, isDeclined }: Introduction = {}): string {
  return withQuery('/introduce', {
    slide: slide > 1 ? slide : null,
    declined: isDeclined && 'true',
    back,
    lang: language,
  });
}

/** Adds a query to a path. Leaves out empty and missing values. */
function withQuery(path: string, values: Record<string, string | number | false | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, String(value));
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
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
