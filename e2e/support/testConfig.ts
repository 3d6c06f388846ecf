import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Wednesday, ten in the morning in Abilene: the time on the server and in the browser. */
export const moment = '2026-11-18T16:00:00Z';

// Each Playwright worker has its own server, so it has its own ports.
const firstPort = Number(process.env.E2E_PORT ?? 4173);
export const port = firstPort + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const address = `http://127.0.0.1:${port}`;

/** The folder of the server's images and mails. */
export const dataDir = join(tmpdir(), `amparo-browser-tests-${port}`);
export const mailFolder = join(dataDir, 'outbox');

/** The first administrator, as `npm start` creates it. */
export const administrator = { email: 'admin@example.org', password: 'a sample password' };

/** The owner of one of the sample services. */
export const serviceOwner = {
  email: 'sam@example.org',
  password: 'another sample password',
  service: 'Second Threads Clothing Closet',
};

/** A sample service that nobody has confirmed for a long time, and its owner. */
export const unconfirmedService = { name: 'Albany Story Van', ownerEmail: 'story-van@example.org' };

/** The same server for a region that has map tiles and an app, with a transit planner. */
export const tiledPort = port + 1;
export const tiledAddress = `http://127.0.0.1:${tiledPort}`;
export const tiles = {
  url: 'https://tiles.example.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://example.org/sample-maps">Sample Maps</a>',
};
export const appResetLink = 'sample-app://reset-password';

/** The server of the other sample region, with a database of its own. */
export const basinPort = port + 3;
export const basinAddress = `http://127.0.0.1:${basinPort}`;

/** A server that speaks as Facebook and X do. */
export const socialPort = port + 2;
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

/** The browser storage of a visitor who agreed to the terms, and of a new one. */
export const returningVisitor = { cookies: [cookie], origins: [] };
export const firstVisit = { cookies: [], origins: [] };
