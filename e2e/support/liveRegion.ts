import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/**
 * Records everything in the live regions, because a message lasts only three seconds and a busy machine may miss it.
 */
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

/** Checks that the open page has shown a message that disappears by itself. */
export async function expectAnnouncement(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.heard.join('\n'))).toContain(words);
}
