import type { Page } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';

interface Card {
  name: string;
  /** Miles. Null if the card shows no distance. */
  distance: number | null;
  text: string;
}

/** Returns the cards of the list in order, all as they are at one moment. */
export async function cardsOnPage(page: Page): Promise<Card[]> {
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) => ({
        name: article.querySelector('h2')?.innerText ?? '',
        text: (article as HTMLElement).innerText,
      })),
    );
  return cards.map(({ name, text }) => {
    const miles = /(\d+(?:\.\d)?) mi\b/.exec(text)?.[1];
    return { name, distance: miles === undefined ? null : Number(miles), text };
  });
}

/** Opens a page with cards, and waits for their stars, which come after hydration. */
export async function gotoCards(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path);
  const stars = page.getByRole('main').getByRole('button', { name: /^Save: / });
  await stars.first().waitFor();
}
