import type { FastifyInstance } from 'fastify';
import type { TestPerson } from '../../../identity/testSocialServer.ts';

/** The cookies and redirects of a browser that signs in with another service. */
export class TestBrowser {
  readonly #app: FastifyInstance;
  cookies = new Map<string, string>();

  constructor({ app }: { app: FastifyInstance }) {
    this.#app = app;
  }

  /** Opens a page of this server and returns the URL to which it redirects. */
  async open(address: string): Promise<string> {
    const { pathname, search } = new URL(address, 'http://localhost:3000');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers, statusCode } = await this.#app.inject({ url: pathname + search, headers: { cookie } });
    for (const set of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies.set(name, value);
    }
    if (!headers.location) throw new Error(`${pathname} does not redirect: ${statusCode}`);
    return String(headers.location);
  }

  begin(method: string, back = '/'): Promise<string> {
    return this.open(`/api/auth/${method}/start?${new URLSearchParams({ back, lang: 'es' })}`);
  }

  /** Answers the other service like a person and returns the URL to which it redirects. */
  async answer(url: string, person: TestPerson | null): Promise<string> {
    const address = new URL(url);
    if (address.pathname !== '/authorize') {
      address.pathname = '/decide';
      address.searchParams.set('decision', person ? 'allow' : 'deny');
      for (const [name, value] of Object.entries(person ?? {})) address.searchParams.set(name, value);
    }
    const { headers } = await fetch(address, { redirect: 'manual' });
    return headers.get('location') ?? '';
  }

  /** Signs in and returns the URL to which the callback redirects. */
  async signIn(method: string, person: TestPerson | null, back = '/'): Promise<string> {
    return this.open(await this.answer(await this.begin(method, back), person));
  }

  /** The code that the page exchanges for a session. */
  codeOf(address: string): string {
    const code = new URL(address, 'http://localhost:3000').searchParams.get('code') ?? '';
    return `${code}.${this.cookies.get('sign-in') ?? ''}`;
  }
}
