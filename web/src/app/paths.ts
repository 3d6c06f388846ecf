/** Every address of the app. Features may read this one file of `app/`. */
export const paths = {
  home: (search = '') => (search === '' ? '/' : `/?${search}`),
  service: (id: string) => `/services/${id}`,
  appFeedback: () => '/feedback',
  /** Contact, report or claim: the forms about a service. */
  feedback: (kind: 'connect' | 'report' | 'claim', id: string) => `/services/${id}/${kind}`,
  /** Where the link of a mail leads, with its token. */
  confirm: (id: string) => `/services/${id}/confirm`,
  manageServices,
  deleteService: (id: string) => `/services/${id}/delete`,
  availableBeds: () => '/available_beds',
  editService: (id: string) => `/services/${id}/edit`,
  /** What visitors sent, for those whom it concerns. */
  feedbacks,
  handleFeedback: (how: 'archive' | 'delete', id: string) => `/feedbacks/${id}/${how}`,
  location: (back?: string) => (back ? `/location?${new URLSearchParams({ back })}` : '/location'),
  favorites: () => '/my_favorites',
  /** With the query of the list that its filters change. */
  menu: (search = '') => `/menu${search}`,
  crisisLines: () => '/crisis_lines',
  liaisons: (county?: string) => (county ? `/liaisons?${new URLSearchParams({ county })}` : '/liaisons'),
  regions: () => '/regions',
  coordinators: (region?: string) => (region ? `/coordinators?${new URLSearchParams({ region })}` : '/coordinators'),
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
};

interface Feedbacks {
  tab?: string;
  q?: string;
  skip?: number;
  /** What has just been done to one of them, told where no script could. */
  done?: 'archive' | 'delete';
}

function feedbacks({ tab, q, skip, done }: Feedbacks = {}): string {
  const search = new URLSearchParams();
  if (tab) search.set('tab', tab);
  if (q) search.set('q', q);
  if (skip) search.set('skip', String(skip));
  if (done) search.set('done', done);
  return search.toString() === '' ? '/feedbacks' : `/feedbacks?${search}`;
}

interface Managed {
  q?: string;
  skip?: number;
  /** What has just been done, told where no script could. */
  done?: 'delete';
}

function manageServices({ q, skip, done }: Managed = {}): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (skip) search.set('skip', String(skip));
  if (done) search.set('done', done);
  return search.toString() === '' ? '/manage_services' : `/manage_services?${search}`;
}

interface Login {
  tab?: 'sign_up' | undefined;
  /** Where one wanted to go. */
  back?: string | null;
}

function login({ tab, back }: Login = {}): string {
  const search = new URLSearchParams();
  if (tab) search.set('tab', tab);
  if (back && back !== paths.home()) search.set('back', back);
  return search.toString() === '' ? '/login' : `/login?${search}`;
}

interface Introduction {
  slide?: number;
  back?: string | null;
  language?: string | null;
  isDeclined?: boolean;
}

function introduce({ slide = 1, back, language, isDeclined }: Introduction = {}): string {
  const search = new URLSearchParams();
  if (slide > 1) search.set('slide', String(slide));
  if (isDeclined) search.set('declined', 'true');
  if (back) search.set('back', back);
  if (language) search.set('lang', language);
  return search.toString() === '' ? '/introduce' : `/introduce?${search}`;
}

const own = 'http://own.invalid';

/** Only a path of our own may be gone back to: never another site, whatever the form says. */
export function safeBack(back: string | null): string {
  if (!back?.startsWith('/')) return paths.home();
  try {
    const { origin, pathname, search, hash } = new URL(back, own);
    return origin === own && !pathname.startsWith('//') ? pathname + search + hash : paths.home();
  } catch {
    return paths.home();
  }
}
