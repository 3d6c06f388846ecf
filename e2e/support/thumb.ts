import type { Locator, Page } from '@playwright/test';

/** Counts what a person does: taps and swipes on a phone, clicks on a desktop, and typed characters and keys. */
export class Thumb {
  taps = 0;
  swipes = 0;
  characters = 0;
  readonly #page: Page;
  readonly #isPhone: boolean;

  constructor(page: Page, isPhone = true) {
    this.#page = page;
    this.#isPhone = isPhone;
  }

  /** Taps a button, a link, or a field, after swipes if it is below the screen or under the tabs. */
  async tap(target: Locator): Promise<void> {
    await this.look(target);
    await (this.#isPhone ? target.tap() : target.click());
  }

  /** Links that leave the site, calls, and the phone's own questions count too. Tests cannot follow them. */
  async look(target: Locator): Promise<void> {
    await target.waitFor();
    this.taps += 1;
    if (this.#isPhone) await this.#swipeTo(target);
  }

  async #swipeTo(target: Locator): Promise<void> {
    const { y, height } = (await target.boundingBox())!;
    const tabs = this.#page.getByRole('navigation', { name: 'Kinds of help' });
    // The tabs themselves never move.
    if ((await tabs.getByRole('link').and(target).count()) === 0) {
      const top = (await tabs.isVisible()) ? (await tabs.boundingBox())!.y : this.#page.viewportSize()!.height;
      this.swipes += Math.ceil(Math.max(0, y + height - top) / swipePx);
    }
    await target.scrollIntoViewIfNeeded();
  }

  async type(field: Locator, text: string): Promise<void> {
    // A dialog already has the focus in its first field.
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await field.fill(text);
    this.characters += text.length;
  }

  /** Presses a key, such as Enter or a shortcut. */
  async key(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.characters += 1;
  }

  /** Chooses in a list: one tap opens it, and another one chooses. */
  async choose(list: Locator, label: string): Promise<void> {
    await this.look(list);
    await list.selectOption(label);
    this.taps += 1;
  }
}

/** A swipe moves most of a screen. */
const swipePx = 500;
