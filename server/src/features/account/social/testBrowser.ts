import type { FastifyInstance } from 'fastify';
import type { TestPerson } from '../../../identity/testSocialServer.ts';

/** A browser that goes from here to another service and back, as far as cookies and addresses matter. */
export class TestBrowser {
  readonly #app: FastifyInstance;
  cookies = new Map<string, string>();

  constructor({ app }: { app: FastifyInstance }) {
    this.#app = app;
  }

  /** Where an address of ours leads. */
  async open(address: string): Promise<string> {
    const { pathname, search } = new URL(address, 'http://localhost:3000');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers, statusCode } = await this.#app.inject({ url: pathname + search, headers: { cookie } });
    for (const set of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies.set(name, value);
    }
    if (!headers.location) throw new Error(`${pathname} leads nowhere: ${statusCode}`);
    return String(headers.location);
  }

  begin(method: string, back = '/'): Promise<string> {
    return this.open(`/api/auth/${method}/start?${new URLSearchParams({ back, lang: 'es' })}`);
  }

  /** Answers as a person does there; where it leads back to. */
  async answer(asked: string, person: TestPerson | null): Promise<string> {
    const address = new URL(asked);
    if (address.pathname !== '/authorize') {
      address.pathname = '/decide';
      address.searchParams.set('decision', person ? 'allow' : 'deny');
      for (const [name, value] of Object.entries(person ?? {})) address.searchParams.set(name, value);
    }
    const { headers } = await fetch(address, { redirect: 'manual' });
    return headers.get('location') ?? '';
  }

  /** There and back; where our callback leads. */
  async signIn(method: string, person: TestPerson | null, back = '/'): Promise<string> {
    return this.open(await this.answer(await this.begin(method, back), person));
  }

  /** What the page sends to be exchanged. */
  codeOf(address: string): string {
    const code = new URL(address, 'http://localhost:3000').searchParams.get('code') ?? '';
    return `${code}.${this.cookies.get('sign-in') ?? ''}`;
  }
}
