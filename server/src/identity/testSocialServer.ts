import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestPerson {
  id: string;
  name: string;
  email: string;
}

interface Grant extends TestPerson {
  challenge: string;
  redirectUri: string;
}

/** How the server answers back-channel calls. */
type Mood = 'good' | 'down' | 'slow' | 'garbage';

export interface TestSocialServer {
  origin: string;
  mood: Mood;
  close(): Promise<void>;
}

export const testKeys = { clientId: 'amparo', clientSecret: 'a secret of the sample' };
const basic = `Basic ${Buffer.from(`${testKeys.clientId}:${encodeURIComponent(testKeys.clientSecret).replaceAll('%20', '+')}`).toString('base64')}`;

/** A server with the protocols of Facebook and X. Its sign-in page asks for the identity. */
export async function testSocialServer(port = 0): Promise<TestSocialServer> {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const served = { mood: 'good' as Mood };
  const server = createServer((request, response) => {
    void answer({ request, response, grants, tokens, mood: served.mood });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(served, {
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  grants: Map<string, Grant>;
  tokens: Map<string, Grant>;
  mood: Mood;
}

async function answer(call: Call): Promise<void> {
  const { pathname, searchParams } = new URL(call.request.url ?? '/', 'http://own.invalid');
  if (pathname === '/dialog/oauth' || pathname === '/i/oauth2/authorize') return ask(call, searchParams);
  if (pathname === '/decide') return decide(call, searchParams);
  if (call.mood === 'slow') return;
  if (call.mood === 'down') return send(call, 503, { error: 'down' });
  if (call.mood === 'garbage') return void call.response.end('<p>no JSON');
  if (pathname === '/oauth/access_token' || pathname === '/2/oauth2/token') return giveToken(call, pathname);
  const person = call.tokens.get((call.request.headers.authorization ?? '').replace('Bearer ', ''));
  if (!person) return send(call, 401, { error: 'no such token' });
  const { id, name, email } = person;
  if (pathname === '/me') return send(call, 200, { id, name, ...(email ? { email } : {}) });
  if (pathname === '/2/users/me')
    return send(call, 200, { data: { id, name, username: 'sample', ...(email ? { confirmed_email: email } : {}) } });
  send(call, 404, {});
}

/** The page on which the person accepts or declines. */
function ask({ response, request }: Call, query: URLSearchParams): void {
  const isFacebook = request.url?.startsWith('/dialog/') === true;
  query.set('fragment', isFacebook ? '_=_' : '');
  const hidden = [...query].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${asAttribute(value)}">`,
  );
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end(`<!doctype html><html lang="en"><title>Sample</title>
    <link rel="icon" href="data:,"><h1>Sign in to Sample</h1><form action="/decide">${hidden.join('')}
    <label>Id <input name="id"></label> <label>Name <input name="name"></label> <label>Email <input name="email"></label>
    <button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Cancel</button></form>`);
}

function decide({ response, grants }: Call, query: URLSearchParams): void {
  const read = (name: string) => query.get(name) ?? '';
  const to = new URL(read('redirect_uri'));
  to.searchParams.set('state', read('state'));
  if (read('decision') === 'deny') to.searchParams.set('error', 'access_denied');
  else {
    const code = randomBytes(16).toString('hex');
    const person = { id: read('id'), name: read('name'), email: read('email') };
    grants.set(code, { ...person, challenge: read('code_challenge'), redirectUri: read('redirect_uri') });
    to.searchParams.set('code', code);
  }
  to.hash = read('fragment');
  response.writeHead(302, { location: to.href }).end();
}

/** Requires the right keys, an unused code, the same redirect address, and the PKCE verifier. */
async function giveToken(call: Call, pathname: string): Promise<void> {
  const { request, grants, tokens } = call;
  let text = '';
  for await (const part of request) text += part;
  const form = new URLSearchParams(text);
  const isOurs =
    pathname === '/2/oauth2/token'
      ? request.headers.authorization === basic
      : form.get('client_id') === testKeys.clientId && form.get('client_secret') === testKeys.clientSecret;
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (!isOurs) return send(call, 401, { error: 'invalid_client' });
  if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
    return send(call, 400, { error: 'invalid_grant' });
  const token = randomBytes(16).toString('hex');
  tokens.set(token, grant);
  send(call, 200, { access_token: token, token_type: 'bearer', expires_in: 3600 });
}

function send({ response }: Call, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function asAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
