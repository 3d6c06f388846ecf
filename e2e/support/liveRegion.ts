import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Notes all that a screen reader is told, for a message that stands for three seconds may be gone before a busy machine looks. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    const note = () => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
        const words = region.textContent?.trim();
        if (words && !window.heard.includes(words)) window.heard.push(words);
      }
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** A message that goes by itself has been shown on the page that is open. */
export async function expectAnnouncement(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.heard.join('\n'))).toContain(words);
}
