import type { Page } from '@playwright/test';

/** Sets the place by the pin in the header, in English: in the drawer, or without scripts on its page. */
export async function setPlace(page: Page, keyword: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Location/i })
    .click();
  await page.getByLabel('City or ZIP code').fill(keyword);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}
