import type { Page } from '@playwright/test';
import { serviceOwner } from '../support/testConfig.ts';

/**
 * A screen to capture: its address and the steps before it. `{service}` and similar names are replaced by a service's
 * page.
 */
export interface Screen {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
  /** Who is signed in. Without it, nobody. */
  viewer?: Viewer;
}

export type Viewer = 'provider' | 'administrator';

/** The services of the captured pages, by their names in the sample data. */
export const servicesToDraw = {
  pantry: 'Christian Service Center Food Pantry',
  shelter: 'Stamford House of Rest',
  own: serviceOwner.service,
} as const;

export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home, food', path: '/?type=FOOD&subType=FOOD_PANTRIES' },
  { name: 'home, open now', path: '/?type=HEALTH&open=true' },
  { name: 'audiences', path: '/?type=FOOD', act: (page) => page.getByRole('main').locator('summary').click() },
  { name: 'location drawer', path: '/#place', act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'search, misspelled', path: '/?q=laundri' },
  { name: 'search, nothing', path: '/?q=xyzzy' },
  { name: 'search, danger', path: '/?q=my+husband+hits+me' },
  { name: 'map', path: '/?type=FOOD&view=map' },
  { name: 'service', path: '/services/{pantry}' },
  { name: 'service, confidential', path: '/services/{shelter}' },
  { name: 'connect', path: '/services/{pantry}/connect' },
  { name: 'report', path: '/services/{pantry}/report' },
  { name: 'claim', path: '/services/{pantry}/claim' },
  { name: 'location', path: '/location' },
  { name: 'favorites', path: '/my_favorites' },
  { name: 'menu', path: '/menu' },
  { name: 'crisis lines', path: '/crisis_lines' },
  { name: 'chat', path: '/chatbot', act: askForFood },
  { name: 'liaisons', path: '/liaisons' },
  { name: 'regions', path: '/regions' },
  { name: 'coordinators', path: '/coordinators' },
  { name: 'about', path: '/about' },
  { name: 'privacy', path: '/privacy_policy' },
  { name: 'terms', path: '/terms_of_use' },
  { name: 'introduction', path: '/introduce' },
  { name: 'introduction, terms', path: '/introduce?slide=9' },
  { name: 'sign in', path: '/login' },
  { name: 'sign up', path: '/login?tab=sign_up' },
  { name: 'forgot password', path: '/forgot_password' },
  { name: 'new password', path: '/auth/resetPassword?token=sample&email=ana%40example.org' },
  { name: 'not found', path: '/nowhere' },
  { name: 'on this phone', path: '/this_phone' },
  { name: 'guides', path: '/guides' },
  { name: 'feedback about Amparo', path: '/feedback' },
  { name: 'help in a town', path: '/food/sweetwater' },
  { name: 'verify email', path: '/verify_email' },
  { name: 'turn off emails', path: '/unsubscribe?token=sample&kind=approved' },
  ...asViewer('provider', {
    'my services': '/manage_services',
    'add a service': '/add_service',
    'edit a service': '/services/{own}/edit',
    'own service': '/services/{own}',
    'confirm a service': '/services/{own}/confirm',
    'delete a service': '/services/{own}/delete',
    'feedback of a provider': '/feedbacks',
    notifications: '/notifications',
    profile: '/update_profile',
    'change password': '/change_password',
    'delete account': '/delete_account',
  }),
  ...asViewer('administrator', {
    overview: '/overview',
    'overview, unconfirmed': '/overview/unconfirmed',
    'to approve': '/manage_approvals',
    'all services': '/manage_services',
    'all services, without a phone': '/manage_services?problem=NO_PHONE',
    'available beds': '/available_beds',
    'link to count beds': '/services/{shelter}/bed_link',
    'feedback received': '/feedbacks?tab=service',
    duplicates: '/duplicates',
    people: '/manage_users',
    'coordinators and liaisons': '/manage_superusers',
    'deleted people': '/manage_users?deleted=true',
    'who may do what': '/manage_access',
    'invite somebody': '/users/invite',
    'export and import': '/import',
    sources: '/manage_sources',
    'differing values': '/source_conflicts',
    pages: '/manage_pages',
    'edit a page': '/manage_pages/ABOUT',
    'new guide': '/guides/new',
    'news for the region': '/notices',
    'new notice': '/notices/new',
    'new crisis line': '/crisis_lines/new',
    'new liaison': '/liaisons/new',
    'new region': '/regions/new',
    'new coordinators': '/coordinators/new',
    history: '/changes',
    'history of lists': '/changes?log=directories',
    'history of accounts': '/changes?log=accounts',
  }),
];

function asViewer(viewer: Viewer, paths: Record<string, string>): Screen[] {
  return Object.entries(paths).map(([name, path]) => ({ name, path, viewer }));
}

/** The screens of docs/screens: what most visitors see. */
export const mainScreens: Screen[] = [
  ...['home', 'home, open now', 'location', 'search, misspelled', 'search, nothing', 'search, danger', 'map'],
  ...['service', 'service, confidential', 'crisis lines', 'chat', 'favorites'],
].map((wanted) => screens.find(({ name }) => name === wanted)!);

async function askForFood(page: Page): Promise<void> {
  const isSpanish = (await page.locator('html').getAttribute('lang')) === 'es';
  await page
    .getByRole('main')
    .getByRole('textbox')
    .fill(isSpanish ? 'necesito comida hoy' : 'I need food today');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('article').first().waitFor();
}
