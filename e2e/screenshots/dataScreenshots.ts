import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { addPantry, editByApi, signInAdministrator, staySignedIn } from '../services/serviceForm.ts';
import { gotoHydrated } from '../support/gotoHydrated.ts';
import { moment, returningVisitor } from '../support/testConfig.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots/sharing', import.meta.url));
const sourceName = 'Sample County Aid';
const columns = {
  ...{ id: 'No.', name: 'Agency', city: 'Town', phone: 'Phone', description: 'What they do', terms: 'Kind' },
  ...{ address1: 'Street', zip: 'ZIP', schedules: 'Hours', fees: 'Fees' },
};
const heading = 'No.;Agency;Street;Town;ZIP;Phone;What they do;Kind;Hours;Fees';
const rows = [
  '1;Cottonwood Pantry;12 Sample St;Abilene;79601;325-555-0140;Groceries for a week;Food Pantries;Mon 9-12;Free',
  '2;Mesquite Closet;5 Sample Ave;Sweetwater;79556;325-555-0143;Clothes for all ages;Goods|Older Adults;Tue-Thu 10-3;Free',
  '3;;8 Sample St;Snyder;79549;325-555-0144;An agency without a name;BD-1800;Fri 9-1;',
  '4;Juniper Clinic;3 Sample Rd;Anson;79501;325-555-0145;A doctor on Mondays;Checkups;Mon 1-5;By income',
];

/** Takes the pictures of docs/data.md: how an administrator imports a table and decides. As JPEG, because they are committed. */
export async function takeDataScreenshots(browser: Browser, origin: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    storageState: returningVisitor,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  const request = context.request;
  const admin = { token: await signInAdministrator(request) };
  await staySignedIn(page, request, admin);
  const directory = new Directory(request, admin.token);
  await directory.add();
  await directory.upload(rows);
  const { take } = new Pictures(page);
  await take('columns', `/manage_sources/${directory.id}/columns`, { from: '[name=terms]' });
  await take('preview', `/manage_sources/${directory.id}/columns`, { height: 900 });
  await directory.importTable();
  await take('terms', `/manage_sources/${directory.id}/terms`);
  await editByApi(request, admin, await directory.serviceId('Cottonwood Pantry'), { phone: '(325) 555-0149' });
  await directory.upload([rows[0]!.replace('0140', '0148')]);
  await directory.waitUntilDone();
  await take('conflict', '/source_conflicts');
  const kept = await addPantry(request, admin, 'Riverbend Mission Pantry');
  const other = await addPantry(request, admin, 'Riverbend Mission Food Pantry');
  await editByApi(request, admin, other.id, {
    phone: '(325) 555-0188',
    description: 'Groceries each Monday, for all.',
  });
  await take('merge', `/duplicates/merge?services=${kept.id},${other.id}`, { height: 900 });
  await context.close();
}

class Pictures {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Takes a picture of a page, from an element on. */
  readonly take = async (name: string, path: string, { from = 'h1', height = 600 } = {}): Promise<void> => {
    await this.#page.setViewportSize({ width: 720, height });
    await gotoHydrated(this.#page, path);
    await this.#page.waitForLoadState('networkidle');
    await this.#page
      .locator(from)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'start' }));
    // The bar of the page covers the beginning.
    await this.#page.evaluate(() => window.scrollBy(0, -120));
    await this.#page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 70 });
  };
}

/** The directory in the pictures, through the API. */
class Directory {
  id = '';
  readonly #request: APIRequestContext;
  readonly #headers: { authorization: string };

  constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async add(): Promise<void> {
    const data = { name: sourceName, kind: 'UPLOAD', schedule: 'MANUAL', graceDays: 14 };
    this.id = (await this.#send('post', '', data)).id;
  }

  async upload(lines: string[]): Promise<void> {
    const headers = { ...this.#headers, 'content-type': 'text/csv' };
    const data = [heading, ...lines].join('\n');
    const answer = await this.#request.post(`/api/sources/${this.id}/upload`, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    await this.#send('put', `/${this.id}/columns`, { columns, isImported: false }).catch(() => undefined);
  }

  async importTable(): Promise<void> {
    await this.#send('put', `/${this.id}/columns`, { columns, isImported: true });
    await this.waitUntilDone();
  }

  async waitUntilDone(): Promise<void> {
    for (let tries = 0; tries < 120; tries += 1) {
      const answer = await this.#request.get(`/api/sources/${this.id}`, { headers: this.#headers });
      if ((await answer.json()).data.lastRun.status === 'DONE') return;
      await pause(500);
    }
    throw new Error('The import did not end.');
  }

  async serviceId(name: string): Promise<string> {
    const answer = await this.#request.get('/api/services?limit=0');
    const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
    return data.find((one) => one.name === name)!.id;
  }

  async #send(method: 'post' | 'put', path: string, data: object) {
    const answer = await this.#request[method](`/api/sources${path}`, { headers: this.#headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()).data;
  }
}
