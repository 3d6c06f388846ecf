import type { Page } from '@playwright/test';

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
