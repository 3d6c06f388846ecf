/** The addresses of the pages of visitors. rarePaths.ts has the others. */
export const paths = {
  home: (search = '') => (search === '' ? '/' : `/?${search}`),
  service: (id: string) => `/services/${id}`,
  /** The services of one kind in one town. */
  town: (type: string, slug: string) => `/${type.toLowerCase()}/${slug}`,
  appFeedback: () => '/feedback',
  /** Contact, report or claim: the forms about a service. */
  feedback: (kind: 'connect' | 'report' | 'claim', id: string) => `/services/${id}/${kind}`,
  editService: (id: string) => `/services/${id}/edit`,
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
  guide: (slug: string) => `/guides/${slug}`,
  regions: () => '/regions',
  coordinators: (region?: string) => withQuery('/coordinators', { region }),
  about: () => '/about',
  privacyPolicy: () => '/privacy_policy',
  termsOfUse: () => '/terms_of_use',
  introduce: ({ slide = 1, back, language, isDeclined }: Introduction = {}) =>
    withQuery('/introduce', { slide: slide > 1 && slide, declined: isDeclined && 'true', back, lang: language }),
  login: ({ tab, back }: Login = {}) => withQuery('/login', { tab, back: back !== '/' && back }),
};

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
