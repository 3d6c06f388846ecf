import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-kit/testApp.ts';
import { loadWeb } from '../web/loadWeb.ts';

/** Wednesday, nine in the morning in Utah and eight in Nevada. */
const at = '2026-11-18T16:00:00Z';
let basin: TestApp;
let usual: TestApp;
beforeAll(async () => {
  const web = await loadWeb();
  [basin, usual] = await Promise.all([startTestApp({ web, at, region: 'great-basin' }), startTestApp({ web, at })]);
});
afterAll(() => Promise.all([basin.close(), usual.close()]));

const open = async ({ app }: TestApp, url: string) =>
  app.inject({ url, headers: { cookie: 'already-accessed=true', accept: 'text/html' } });

test('the same hours are open in one time zone and closed in the other', async () => {
  const { body } = await basin.ask('/api/services?type=FOOD&filter=type&search=name&q=Sunrise Breakfast');
  const found = body.data.map(({ name, state, timeZone, openStatus }: Record<string, unknown>) => [
    ...[name, state, timeZone],
    (openStatus as { kind: string }).kind,
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['Delta Sunrise Breakfast', 'UT', 'America/Denver', 'closed'],
      ['Ely Sunrise Breakfast', 'NV', 'America/Los_Angeles', 'open'],
    ]),
  );
  const now = await basin.ask('/api/services?type=FOOD&filter=type&isOpen=true&limit=0');
  const names = now.body.data.map(({ name }: { name: string }) => name);
  expect(names).toContain('Ely Sunrise Breakfast');
  expect(names).not.toContain('Delta Sunrise Breakfast');
});

test('towns and ZIP codes of its states are found, and those of other states are not', async () => {
  const find = async (keyword: string) =>
    (await basin.ask('/api/services/search-city-or-zip', { method: 'POST', payload: { keyword } })).body.data;
  expect((await find('Ely')).cities).toMatchObject([{ name: 'Ely', county: 'White Pine', state: 'NV' }]);
  expect((await find('84624')).zips).toMatchObject([{ city: 'Delta', state: 'UT' }]);
  expect(await find('79601')).toEqual({ cities: [], zips: [] });
});

test.each(['transit', 'bus', 'transportation', 'bus pass', 'autobús', 'transporte'])(
  '"%s" finds a bus',
  async (words) => {
    const { body } = await basin.ask(`/api/services?search=name,description&q=${encodeURIComponent(words)}`);
    expect(body.data.map(({ name }: { name: string }) => name)).toContain('Border Shuttle');
  },
);

test('pages have the name, the colors, the logo, the tabs, and the texts of the region', async () => {
  const { body, headers } = await open(basin, '/');
  expect(body).toMatch(/<title>[^<]* · Basin Help<\/title>/);
  const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  expect(styles).toContain('--night:#12403a');
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(body).toContain('<meta name="theme-color" content="#12403a"');
  expect(body).toMatch(/<img src="data:image\/svg\+xml,[^"]*" alt=""/);
  const tabs = [...body.matchAll(/<\/svg><span>([^<]*)<\/span><\/a><\/li>/g)].map(([, label]) => label);
  expect(tabs).toEqual(['Shelter', 'Food', 'Health', 'Classes', 'Everyday']);
  expect((await open(basin, '/?lang=es')).body).toContain('>Clases<');
});

test.each(['/', '/?lang=es', '/about', '/crisis_lines', '/login', '/nowhere', '/offline/en', '/offline/es/no_network'])(
  'no word of the other region is on %s',
  async (url) => {
    const { body } = await open(basin, url);
    expect(body).toContain('Basin Help');
    expect(body).not.toMatch(/Texas|Abilene|\(325\)/);
    expect(body.replaceAll('amparo', '')).not.toContain('Amparo');
  },
);

test('mails have the name of the app of the region', async () => {
  const { ask, database } = basin;
  const account = { displayName: 'Ana Ruiz', email: 'ana@example.org', password: 'sagebrush at dawn' };
  const signedUp = await ask('/api/auth/sign-up', { method: 'POST', payload: account });
  expect(signedUp.status).toBe(201);
  await ask('/api/auth/request-reset-password', { method: 'POST', payload: { email: account.email } });
  const mails = await database.db.selectFrom('mails').select(['subject', 'text']).execute();
  expect(mails.length).toBeGreaterThan(1);
  for (const { subject, text } of mails) {
    expect(subject).toContain('Basin Help');
    expect(text).toContain('Basin Help');
    expect(subject + text.replaceAll(/amparo\w*|https?:\S+/g, '')).not.toMatch(/Amparo|\ue000/);
  }
});

test('another region in the same process looks as usual', async () => {
  const { body, headers } = await open(usual, '/');
  expect(body).toMatch(/<title>[^<]* · Amparo<\/title>/);
  expect(body).not.toMatch(/Basin|<style|data-texts/);
  expect(headers['content-security-policy']).toContain("style-src 'self';");
});

test('the home screen gets the name and the logo', async () => {
  const manifest = await basin.ask('/manifest.webmanifest');
  const {
    name,
    theme_color: color,
    icons,
  } = JSON.parse(String(manifest.body.name ? JSON.stringify(manifest.body) : manifest.body));
  expect([name, color]).toEqual(['Basin Help', '#12403a']);
  for (const { src } of icons) {
    const { statusCode, headers, rawPayload } = await basin.app.inject({ url: src });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }
});
