import type { Page } from '@playwright/test';

interface Card {
  name: string;
  /** Miles. Null if the card shows no distance. */
  distance: number | null;
  text: string;
}

/** Returns the cards of the list in order. */
export async function cardsOnPage(page: Page): Promise<Card[]> {
  const cards = page.getByRole('main').getByRole('article');
  const names = await cards.getByRole('heading', { level: 2 }).allInnerTexts();
  const texts = await cards.allInnerTexts();
  return texts.map((text, index) => {
    const miles = /(\d+(?:\.\d)?) mi\b/.exec(text)?.[1];
    return { name: names[index] ?? '', distance: miles === undefined ? null : Number(miles), text };
  });
}
