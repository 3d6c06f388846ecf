import type { Locator, Page } from '@playwright/test';

/** Counts what a person does on a phone: taps, swipes, and typed characters. */
export class Thumb {
  taps = 0;
  swipes = 0;
  characters = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Taps a button, a link, or a field, after swipes if it is below the screen or under the tabs. */
  async tap(target: Locator): Promise<void> {
    await this.look(target);
    await target.tap();
  }

  /** Links that leave the site, calls, and the phone's own questions count too. Tests cannot follow them. */
  async look(target: Locator): Promise<void> {
    await target.waitFor();
    const { y, height } = (await target.boundingBox())!;
    const tabs = this.#page.getByRole('navigation', { name: 'Kinds of help' });
    // The tabs themselves never move.
    if ((await tabs.getByRole('link').and(target).count()) === 0) {
      const top = (await tabs.isVisible()) ? (await tabs.boundingBox())!.y : this.#page.viewportSize()!.height;
      this.swipes += Math.ceil(Math.max(0, y + height - top) / swipePx);
    }
    await target.scrollIntoViewIfNeeded();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    // A dialog already has the focus in its first field.
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await field.fill(text);
    this.characters += text.length;
  }
}

/** A swipe moves most of a screen. */
const swipePx = 500;
