import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Wednesday, ten in the morning in Abilene: the clock of the journeys, in the server and in the browser. */
export const moment = '2026-11-18T16:00:00Z';

export const port = Number(process.env.E2E_PORT ?? 4173);
export const address = `http://127.0.0.1:${port}`;

/** The first one, as `npm start` makes it. */
export const administrator = { email: 'admin@example.org', password: 'a sample password' };

/** Who keeps one of the sample services. */
export const keeper = {
  email: 'sam@example.org',
  password: 'another sample password',
  service: 'Second Threads Clothing Closet',
};

/** Where its mail ends up, a file each. */
export const mailFolder = join(tmpdir(), `amparo-journeys-mail-${port}`);

/** The same server for a region whose map has tiles, and whose community has an app. */
export const tiledPort = port + 1000;
export const tiledAddress = `http://127.0.0.1:${tiledPort}`;
export const tiles = {
  url: 'https://tiles.example.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://example.org/sample-maps">Sample Maps</a>',
};
export const appResetLink = 'sample-app://reset-password';

/** Where people sign in elsewhere: a server of our own that speaks as Facebook and X do. */
export const socialPort = port + 2000;
export const socialAddress = `http://127.0.0.1:${socialPort}`;

const cookie = {
  name: 'already-accessed',
  value: 'true',
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

/** What the browser keeps of someone who has agreed, and of one who has never been here. */
export const agreed = { cookies: [cookie], origins: [] };
export const neverHere = { cookies: [], origins: [] };
