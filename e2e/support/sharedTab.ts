import type { Browser, BrowserContext, Disposable, Page, ViewportSize } from '@playwright/test';
import { recordAnnouncements } from './liveRegion.ts';
import { startOver } from './startOver.ts';
import { moment } from './testConfig.ts';

interface Screen {
  viewport: ViewportSize | null;
  reducedMotion: 'reduce' | 'no-preference';
}

/**
 * A tab that the tests of one worker use one after the other. A tab of its own costs a test half a second of processor
 * time: the browser starts two processes, and loads and compiles all code again.
 */
export class SharedTab {
  readonly context: BrowserContext;
  readonly #page: Page;
  readonly #screen: Screen;
  /** The scripts that the running test added. */
  readonly #scripts: Disposable[] = [];

  private constructor(page: Page, screen: Screen) {
    this.context = page.context();
    this.#page = page;
    this.#screen = screen;
    this.#noteScriptsOf(page);
    this.#noteScriptsOf(this.context);
  }

  static async open(browser: Browser, screen: Screen): Promise<SharedTab> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.setFixedTime(moment);
    await recordAnnouncements(page);
    return new SharedTab(page, screen);
  }

  /**
   * Makes the next test begin as another visitor on another device. Only the history, built files, exposed functions, and
   * sessions of the DevTools protocol stay: a test with these needs a tab of its own.
   */
  async startOver(): Promise<void> {
    this.#page.removeAllListeners();
    for (const script of this.#scripts.splice(0)) await script.dispose();
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.setOffline(false);
    await this.context.clearPermissions();
    await this.context.setGeolocation(null);
    for (const other of this.context.pages()) if (other !== this.#page) await other.close();
    const { viewport, reducedMotion } = this.#screen;
    if (viewport) await this.#page.setViewportSize(viewport);
    await this.#page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion,
      contrast: null,
      forcedColors: null,
    });
    await this.#page.clock.setFixedTime(moment);
    await startOver(this.#page);
    await this.#page.evaluate(deleteStoredData);
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  #noteScriptsOf(target: Page | BrowserContext): void {
    const add = target.addInitScript.bind(target) as (...script: unknown[]) => Promise<Disposable>;
    target.addInitScript = async (...script: unknown[]) => {
      const added = await add(...script);
      this.#scripts.push(added);
      return added;
    };
  }
}

/** Runs in the browser. */
async function deleteStoredData(): Promise<void> {
  window.name = '';
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const key of await caches.keys()) await caches.delete(key);
}
