import { Events, OAuth2Server } from 'oauth2-mock-server';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, testUrl } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';
import { loadWeb } from '../../../app/web/loadWeb.ts';
import { logging } from '../../../http/logging.ts';
import { identityProviders } from '../../../identity/identityProviders.ts';
import { type TestSocialServer, testKeys, testSocialServer } from '../../../identity/testSocialServer.ts';
import { SignInCodeRepository } from './signInCodeRepository.ts';
import { SignInFlowRepository } from './signInFlowRepository.ts';
import { TestBrowser } from './testBrowser.ts';

const clock = { at: '2026-11-21T12:00:00Z', hasSampleData: false };
const ana = { id: '42', name: 'Ana  Sample', email: 'Ana@Example.org' };

const lines: string[] = [];
const log = pino({ ...logging, level: 'trace' }, { write: (line: string) => void lines.push(line) });
const google = new OAuth2Server();
let social: TestSocialServer;
let server: TestApp;
let call: ReturnType<typeof testCaller>;
let browser: TestBrowser;
/** The claims of Google's next ID token. */
let claims: Record<string, unknown>;

beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on(Events.BeforeTokenSigning, ({ payload }) => Object.assign(payload, claims));
  social = await testSocialServer();
  const keys = { ...testKeys, origin: social.origin };
  const settings = { google: { ...keys, origin: google.issuer.url }, facebook: keys, twitter: keys };
  const providers = identityProviders(settings, testUrl);
  server = await startTestApp(Object.assign(clock, { log, web: await loadWeb(), identityProviders: providers }));
  call = testCaller(server);
});
afterAll(async () => {
  await server.close();
  await google.stop();
  await social.close();
});
beforeEach(async () => {
  clock.at = '2026-11-21T12:00:00Z';
  claims = {
    sub: '42',
    aud: testKeys.clientId,
    name: ana.name,
    email: ana.email,
    email_verified: true,
    hd: 'example.org',
  };
  social.mood = 'good';
  await server.database.pool.query(
    'TRUNCATE users, rate_limits, mails, identities, sign_in_flows, sign_in_codes CASCADE',
  );
  browser = new TestBrowser(server);
});

const later = (minutes: number) => {
  clock.at = Temporal.Instant.from(clock.at).add({ minutes }).toString();
};
const exchange = (code: string) => call('POST /auth/exchange', { body: { code } });
const exchangeOf = (address: string) => exchange(browser.codeOf(address));
const problemIn = (address: string) => new URL(address, testUrl).searchParams.get('problem');
const count = (table: 'users' | 'identities' | 'sessions') =>
  server.database.db
    .selectFrom(table)
    .selectAll()
    .execute()
    .then((rows) => rows.length);
/** Without those that verify the email after a sign-up. */
const mails = () =>
  server.database.db.selectFrom('mails').selectAll().where('text', 'not like', '%/verify_email?%').execute();
const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? '';
const signUp = () =>
  call('POST /auth/sign-up', { body: { email: 'ana@example.org', password: 'open sesame', displayName: 'Ana Ruiz' } });

test('lists the services that have keys in the settings', async () => {
  expect((await call('GET /auth/providers')).body).toEqual({ data: ['google', 'facebook', 'twitter'] });
  expect((await call('GET /auth/local/start')).status).toBe(404);
  expect((await call('GET /auth/myspace/callback')).status).toBe(404);
});

describe('with a verified email', () => {
  test.each(['google', 'twitter'])('%s adds an account and later finds it again', async (method) => {
    const address = await browser.signIn(method, ana, '/update_profile');
    expect(address).toMatch(/^\/auth\/signed_in\?code=[\w-]{43}&back=%2Fupdate_profile$/);
    const { status, body } = await exchangeOf(address);
    const user = { email: 'ana@example.org', displayName: 'Ana Sample', roles: ['USER'], lastMethod: method };
    expect([status, body.data.user]).toEqual([200, expect.objectContaining(user)]);
    expect((await call('GET /auth/profile', { token: body.data.token })).body.data).toMatchObject(user);
    // The email at the other service may change; the person is the same.
    claims.email = 'other@example.org';
    const again = await new TestBrowser(server).signIn(method, { ...ana, email: '' });
    expect(again).toMatch(/signed_in/);
    expect([await count('users'), await count('identities')]).toEqual([1, 1]);
    const signIn = { email: 'ana@example.org', password: 'open sesame' };
    expect((await call('POST /auth/sign-in', { body: signIn })).body.key).toBe('EMAIL_OR_PASSWORD_INVALID');
  });

  const signIn = { email: 'ana@example.org', password: 'open sesame' };

  test('an account with a proven email keeps its password and gets one mail about the new way to sign in', async () => {
    const { user } = (await signUp()).body.data;
    await server.database.db.updateTable('users').set({ emailProvenAt: new Date() }).execute();
    const first = await exchangeOf(await browser.signIn('google', ana));
    expect(first.body.data.user).toMatchObject({ id: user.id, displayName: 'Ana Ruiz', lastMethod: 'google' });
    await exchangeOf(await browser.signIn('google', ana));
    const [mail, ...more] = (await mails()).filter(({ subject }) => !subject.startsWith('New sign-in'));
    expect([mail?.recipient, more]).toEqual(['ana@example.org', []]);
    expect(mail?.text).toMatch(/Your password still works/);
    expect(mail?.text).toContain(`${testUrl}/forgot_password`);
    expect((await call('POST /auth/sign-in', { body: signIn })).body.data.user).toMatchObject({
      id: user.id,
      lastMethod: 'local',
    });
  });

  test('an account with an unproven email loses its password and its sessions', async () => {
    const { user, token } = (await signUp()).body.data;
    const { body } = await exchangeOf(await browser.signIn('google', ana));
    expect(body.data.user).toMatchObject({ id: user.id });
    expect((await call('GET /auth/profile', { token })).status).toBe(401);
    expect((await call('POST /auth/sign-in', { body: signIn })).body.key).toBe('EMAIL_OR_PASSWORD_INVALID');
    expect((await call('GET /auth/profile', { token: body.data.token })).status).toBe(200);
    const [mail, ...more] = (await mails()).filter(({ subject }) => !subject.startsWith('New sign-in'));
    expect([mail?.text, more]).toEqual([expect.stringMatching(/the password no longer works/), []]);
  });

  test('two simultaneous sign-ins add one account', async () => {
    const other = new TestBrowser(server);
    const [one, two] = [await browser.signIn('google', ana), await other.signIn('google', ana)];
    const both = await Promise.all([exchangeOf(one), exchange(other.codeOf(two))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect([await count('users'), await count('identities')]).toEqual([1, 1]);
  });

  test('the page sets the session cookie and redirects to the requested page, never to another site', async () => {
    expect(await browser.open(await browser.signIn('google', ana, '/update_profile?lang=es'))).toBe(
      '/update_profile?lang=es',
    );
    const token = browser.cookies.get('session') ?? '';
    expect((await call('GET /auth/profile', { token })).body.data.email).toBe('ana@example.org');
    for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\u0000'])
      expect(await browser.open(await browser.signIn('google', ana, back))).toBe('/manage_services');
  });
});

describe('with an unverified email', () => {
  test('Facebook: a mail asks for confirmation; later sign-ins need none', async () => {
    await signUp();
    const address = await browser.signIn('facebook', ana, '/update_profile');
    expect([problemIn(address), await count('identities')]).toEqual(['confirm', 0]);
    // Facebook's fragment is removed.
    expect(address).toMatch(/#$/);
    const [mail] = await mails();
    expect([mail?.recipient, mail?.subject]).toEqual([
      'ana@example.org',
      expect.stringMatching(/^Iniciar.*Facebook.*Sign in/),
    ]);
    const link = linkIn(mail!.text);
    const stranger = new TestBrowser(server);
    expect(await stranger.open(link)).toBe('/login?back=%2Fupdate_profile&problem=expired');
    expect(await browser.open(link)).toBe('/update_profile');
    expect([await count('users'), await count('identities')]).toEqual([1, 1]);
    expect(await new TestBrowser(server).signIn('facebook', ana)).toMatch(/signed_in/);
  });

  test('Google: the same if Google says that it is not verified', async () => {
    const { token } = (await signUp()).body.data;
    claims.email_verified = false;
    expect(problemIn(await browser.signIn('google', ana))).toBe('confirm');
    expect(await count('identities')).toBe(0);
    const link = linkIn((await mails())[0]!.text);
    later(61);
    expect((await exchangeOf(link)).body.key).toBe('SIGN_IN_EXPIRED');
    expect((await call('GET /auth/profile', { token })).body.data.lastMethod).toBe('local');
  });

  test.each([
    ['of an organization with mail at Google', 'ana@example.org', 'example.org', true],
    ['of Gmail', 'Ana.Sample@GMail.com', undefined, true],
    ['at another provider, verified in the past', 'ana@example.org', undefined, false],
    ['that only looks like Gmail', 'ana@gmail.com.example.org', undefined, false],
  ])('Google: an email %s', async (_which, email, hd, isTrusted) => {
    Object.assign(claims, { email, hd });
    const address = await browser.signIn('google', ana);
    expect(problemIn(address)).toBe(isTrusted ? null : 'confirm');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(isTrusted ? [] : [email]);
  });

  test('the browser cookie lasts as long as the mailed link', async () => {
    const callback = new URL(await browser.answer(await browser.begin('facebook'), ana));
    const cookie = `sign-in=${browser.cookies.get('sign-in')}`;
    const { headers } = await server.app.inject({ url: callback.pathname + callback.search, headers: { cookie } });
    expect(headers['set-cookie']).toMatch(new RegExp(`^${cookie};.*Max-Age=3600$`));
  });

  test('the number of mails is limited', async () => {
    for (let times = 0; times < 8; times += 1) expect(problemIn(await browser.signIn('facebook', ana))).toBe('confirm');
    expect(await mails()).toHaveLength(5);
  });

  test.each(['google', 'facebook', 'twitter'])('%s: without an email, the page offers to sign up', async (method) => {
    delete claims.email;
    const address = new URL(await browser.signIn(method, { ...ana, email: '' }, '/menu'), testUrl);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      problem: 'noEmail',
      by: method,
      tab: 'sign_up',
      back: '/menu',
    });
    expect(await count('users')).toBe(0);
  });
});

describe('refuses', () => {
  const comeBack = (change: (callback: URL) => void, method = 'google') =>
    browser.begin(method).then(async (asked) => {
      const callback = new URL(await browser.answer(asked, ana));
      change(callback);
      return problemIn(await browser.open(callback.href));
    });

  test('a wrong or missing state', async () => {
    expect(await comeBack(({ searchParams }) => searchParams.set('state', 'another'))).toBe('expired');
    expect(await comeBack(({ searchParams }) => searchParams.delete('state'))).toBe('expired');
  });

  test('a sign-in that began in another browser', async () => {
    const attacker = new TestBrowser(server);
    const callback = await attacker.answer(await attacker.begin('google'), ana);
    expect(problemIn(await browser.open(callback))).toBe('expired');
    await browser.begin('google');
    expect(problemIn(await browser.open(callback))).toBe('expired');
    // The URL that the attacker receives does not work in the visitor's browser.
    const signedIn = await attacker.open(callback);
    expect(await browser.open(signedIn)).toBe('/login?problem=expired');
    expect(await count('sessions')).toBe(0);
  });

  test('the same callback twice', async () => {
    const callback = await browser.answer(await browser.begin('twitter'), ana);
    expect(await browser.open(callback)).toMatch(/signed_in/);
    expect(problemIn(await browser.open(callback))).toBe('expired');
  });

  test('an expired sign-in, and one of another service', async () => {
    expect(await comeBack(() => later(11))).toBe('expired');
    expect(
      await comeBack((callback) => {
        callback.pathname = '/api/auth/twitter/callback';
      }),
    ).toBe('expired');
  });

  test('a token of another sign-in', async () => {
    claims.nonce = 'another';
    expect(await comeBack(() => {})).toBe('failed');
    delete claims.nonce;
    claims.aud = 'another application';
    expect(await comeBack(() => {})).toBe('failed');
    claims.aud = testKeys.clientId;
    claims.exp = 1;
    expect(await comeBack(() => {})).toBe('failed');
  });

  test.each(['facebook', 'twitter', 'google'])('a stolen code of %s', async (method) => {
    const other = new TestBrowser(server);
    const stolen = new URL(await other.answer(await other.begin(method), ana)).searchParams.get('code') ?? '';
    expect(await comeBack(({ searchParams }) => searchParams.set('code', stolen), method)).toBe('failed');
  });

  test('nothing if the person declines: the page says so', async () => {
    expect(problemIn(await browser.signIn('facebook', null))).toBe('denied');
    expect(problemIn(await browser.signIn('twitter', null, '/menu'))).toBe('denied');
  });

  test('an expired, used, or incomplete code', async () => {
    const address = await browser.signIn('google', ana);
    const [half = ''] = browser.codeOf(address).split('.');
    for (const code of [half, `${half}.`, `${half}.${'a'.repeat(43)}`])
      expect((await exchange(code)).body.key).toBe('SIGN_IN_EXPIRED');
    expect((await exchangeOf(address)).status).toBe(200);
    expect((await exchangeOf(address)).body.key).toBe('SIGN_IN_EXPIRED');
    const late = await browser.signIn('google', ana);
    later(3);
    expect((await exchangeOf(late)).body.key).toBe('SIGN_IN_EXPIRED');
  });
});

describe('redirects to the page to sign in with the reason', () => {
  const openFrom = (url: string, remoteAddress: string) => server.app.inject({ url, remoteAddress });

  test('after too many requests from one client address', async () => {
    const from = '198.51.100.9';
    const start = '/api/auth/google/start?back=%2Fmenu';
    for (let times = 0; times < 60; times += 1) {
      await openFrom('/api/auth/google/callback', from);
      await openFrom(start, from);
    }
    const [begun, back] = [await openFrom(start, from), await openFrom('/api/auth/google/callback', from)];
    expect([begun.statusCode, begun.headers.location]).toEqual([302, '/login?problem=busy&by=google&back=%2Fmenu']);
    expect([back.statusCode, back.headers.location]).toEqual([302, '/login?problem=busy&by=google']);
  });

  test.each([
    ['if the database restarts', '57P03', 'busy'],
    ['if the server has an error', 'XX000', 'failed'],
  ])('%s', async (_when, code, problem) => {
    vi.spyOn(SignInFlowRepository.prototype, 'begin').mockRejectedValueOnce(
      Object.assign(new Error('database'), { code }),
    );
    const { statusCode, headers } = await openFrom('/api/auth/facebook/start?back=%2Fmenu', '198.51.100.10');
    expect([statusCode, headers.location]).toEqual([302, `/login?problem=${problem}&by=facebook&back=%2Fmenu`]);
  });

  test.each([
    ['57P03', '/login?problem=busy'],
    ['40P01', '/login?problem=busy'],
  ])('if the database fails with %s, as busy and not as expired', async (code, path) => {
    const address = await browser.signIn('google', ana);
    vi.spyOn(SignInCodeRepository.prototype, 'take').mockRejectedValueOnce(
      Object.assign(new Error('database'), { code }),
    );
    expect(await browser.open(address)).toBe(path);
    // The code is still valid.
    expect(await browser.open(address)).toBe('/manage_services');
  });
});

describe('if the other service', () => {
  test.each([
    ['is down', 'down', 'unavailable'],
    ['does not answer in time', 'slow', 'unavailable'],
    ['sends garbage', 'garbage', 'failed'],
  ] as const)(
    '%s, the page says so and remembers where to return',
    async (_what, mood, problem) => {
      social.mood = mood;
      const address = new URL(await browser.signIn('twitter', ana, '/update_profile'), testUrl);
      expect(address.pathname).toBe('/login');
      expect(Object.fromEntries(address.searchParams)).toEqual({ problem, by: 'twitter', back: '/update_profile' });
    },
    20_000,
  );

  test('is down at the start, each attempt says so and tries again', async () => {
    const gone = await testSocialServer();
    await gone.close();
    const settings = { google: { ...testKeys, origin: gone.origin }, facebook: undefined, twitter: undefined };
    const [provider] = identityProviders(settings, testUrl);
    const checks = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
    await expect(provider!.begin(checks)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(provider!.begin(checks)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

test('logs contain no secrets', () => {
  const logged = lines.join('');
  expect(logged).toContain('/api/auth/google/callback');
  expect(logged).toContain('signing in by another service failed');
  for (const secret of [/example\.org/i, /Sample/, /code=/, /state=/, /a secret of/, /sesame/, /Bearer/])
    expect(logged).not.toMatch(secret);
});
