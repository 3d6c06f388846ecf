import type { Page } from '@playwright/test';
import { gotoHydrated } from '../support/gotoHydrated.ts';

interface Card {
  name: string;
  /** Miles. Null if the card shows no distance. */
  distance: number | null;
  text: string;
}

/** Returns the cards of the list in order, all as they are at one moment, without their buttons, which come later. */
export async function cardsOnPage(page: Page): Promise<Card[]> {
  const cards = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((articles) => {
      // A browser that skips the layout of cards outside the viewport knows no text of them.
      const items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
      for (const { style } of items) style.contentVisibility = 'visible';
      const read = articles.map((article) => {
        const buttons = [...article.querySelectorAll('button')].map(({ innerText }) => innerText);
        const text = buttons.reduce((rest, button) => rest.replace(button, ''), (article as HTMLElement).innerText);
        return { name: article.querySelector('h2')?.innerText ?? '', text: text.trim() };
      });
      for (const { style } of items) style.contentVisibility = '';
      return read;
    });
  return cards.map(({ name, text }) => {
    const miles = /(\d+(?:\.\d)?) mi\b/.exec(text)?.[1];
    return { name, distance: miles === undefined ? null : Number(miles), text };
  });
}

/** Opens a page with cards, and waits for their stars, for tests that compare all of its text. */
export async function gotoCards(page: Page, path: string, language = 'en'): Promise<void> {
  await gotoHydrated(page, path);
  const stars = page.getByRole('main').getByRole('button', { name: language === 'es' ? /^Guardar: / : /^Save: / });
  await stars.first().waitFor();
}
