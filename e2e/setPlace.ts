import type { Page } from '@playwright/test';

/** Sets the place on the location page, in English, and comes back to the list by it. */
export async function setPlace(page: Page, keyword: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Location/i })
    .click();
  await page.getByRole('textbox', { name: 'City or ZIP code' }).fill(keyword);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}
