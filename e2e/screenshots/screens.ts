import type { Page } from '@playwright/test';

/**
 * A screen to capture: its address and the steps before it. `{service}` and similar names are replaced by a service's
 * page.
 */
export interface Screen {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
}

/** The services of the captured pages, by their names in the sample data. */
export const servicesToDraw = {
  pantry: 'Christian Service Center Food Pantry',
  shelter: 'Stamford House of Rest',
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
];

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
