// @vitest-environment happy-dom

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepAgreement } from '../storage/agreement.ts';
import { keepPlace } from '../storage/place.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly received: object[] = [];
  postMessage(message: object): void {
    this.received.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

let registration: FakeRegistration;
const register = vi.fn<() => Promise<FakeRegistration>>();

/** Starts the page with these workers. */
async function start(workers: Partial<FakeRegistration>, connection: object = {}): Promise<void> {
  Object.assign(registration, workers);
  const serviceWorker = { controller: registration.active, ready: Promise.resolve(registration), register };
  for (const [name, value] of Object.entries({ serviceWorker, connection })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
  // Each page starts once.
  vi.resetModules();
  await (await import('./startOffline.ts')).startOffline();
}

const allowed = { type: 'started', language: 'en', isSyncAllowed: true };
const forbidden = { ...allowed, isSyncAllowed: false };

/** The question at the end of the page, after it has started. */
const askedQuestion = async () => (await import('./deviceQuestion.ts')).deviceQuestion.read();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  keepAgreement();
  registration = new FakeRegistration();
  register.mockReset().mockImplementation(async () => registration);
});

test('the active worker loads data, and a waiting one learns of the page too', async () => {
  const [active, waiting] = [new FakeWorker(), new FakeWorker()];
  await start({ active, waiting });
  expect(active.received).toMatchObject([allowed]);
  expect(waiting.received).toMatchObject([forbidden]);
});

test('the worker learns of the place and of the cost, so that it chooses what it stores', async () => {
  const active = new FakeWorker();
  keepPlace({ label: 'Anson', longitude: -99.896, latitude: 32.755 });
  onTestFinished(() => keepPlace(null));
  localStorage.setItem('store-at-cost', 'yes');
  await start({ active }, { saveData: true });
  expect(active.received).toMatchObject([{ ...allowed, isCostly: true, place: [-99.896, 32.755] }]);
  keepPlace(null);
  await start({ active: new FakeWorker() });
  expect((registration.active as FakeWorker).received).toMatchObject([{ ...allowed, isCostly: false, place: null }]);
});

test('a worker that was already being installed learns of the page, and loads data when it is active', async () => {
  const installing = new FakeWorker();
  await start({ installing });
  Object.assign(registration, { installing: null, waiting: installing });
  installing.become('installed');
  Object.assign(registration, { waiting: null, active: installing });
  installing.become('activating');
  installing.become('activated');
  expect(installing.received).toMatchObject([forbidden, allowed]);
});

test('a worker that is found later learns of the page', async () => {
  const waiting = new FakeWorker();
  await start({ active: new FakeWorker() });
  registration.installing = waiting;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = waiting;
  waiting.become('installed');
  expect(waiting.received).toMatchObject([forbidden]);
});

test.each([{ saveData: true }, { type: 'cellular' }])(
  'at the cost of the person (%o), nothing is installed or loaded',
  async (connection) => {
    await start({}, connection);
    expect(register).not.toHaveBeenCalled();
  },
);

test('at the cost of the person, an installed worker learns of the page without loading data', async () => {
  const active = new FakeWorker();
  await start({ active }, { saveData: true });
  expect(register).not.toHaveBeenCalled();
  expect(active.received).toMatchObject([forbidden]);
});

test('at the cost of the person, it asks once, and loads data if they allow it', async () => {
  const active = new FakeWorker();
  await start({ active }, { saveData: true });
  expect(await askedQuestion()).toBe('store');

  localStorage.setItem('store-at-cost', 'no');
  await start({ active }, { saveData: true });
  expect(await askedQuestion()).toBeNull();
  expect(active.received).toMatchObject([forbidden, forbidden]);

  localStorage.setItem('store-at-cost', 'yes');
  await start({ active }, { saveData: true });
  expect(await askedQuestion()).toBeNull();
  expect(active.received).toMatchObject([forbidden, forbidden, allowed]);
});

test('installation is offered once, and not before the second visit', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  await start({});
  expect(await askedQuestion()).toBeNull();
  await start({ active: new FakeWorker() });
  expect(await askedQuestion(), 'a second page of the first visit').toBeNull();

  sessionStorage.clear();
  await start({ active: new FakeWorker() });
  expect(await askedQuestion(), 'the second visit').toBe('install');

  localStorage.setItem('install-offered', 'yes');
  await start({ active: new FakeWorker() });
  expect(await askedQuestion(), 'after an answer').toBeNull();
});
