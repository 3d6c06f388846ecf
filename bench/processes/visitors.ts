import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { randomOf } from '../generate/random.ts';
import type { Ask } from '../speed/httpClient.ts';
import { editionIn, type Ledger } from './ledger.ts';
import { RetryingClient } from './retryingClient.ts';

const password = 'three blue lanterns';
const json = { 'content-type': 'application/json' };
const cookie = 'already-accessed=true';

interface World {
  origin: string;
  ledger: Ledger;
  /** Services that exist. */
  ids: string[];
  /** The session of an administrator. */
  token: string;
}

/** People who read, give kudos, send messages and photos, sign in, and edit, without pause. */
export class Visitors {
  readonly client: RetryingClient;
  readonly #world: World;
  readonly #random = randomOf(1, 9);
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();
  #n = 0;
  #photo: Promise<Buffer> | undefined;

  constructor(world: World) {
    this.#world = world;
    this.client = new RetryingClient(world.origin, 64);
  }

  /** Starts `clients` people who do one thing after the other, and one who edits. */
  start(clients: number): void {
    const repeat = async (act: () => Promise<unknown>) => {
      while (!this.#isOver) await act();
    };
    const people = Array.from({ length: clients }, () => repeat(() => this.#actOnce()));
    this.#running = Promise.all([...people, repeat(() => this.#edit())]);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    this.client.close();
  }

  async #actOnce(): Promise<unknown> {
    const chance = this.#random.next();
    if (chance < 0.6) return this.#read();
    if (chance < 0.75) return this.#giveKudos();
    if (chance < 0.92) return this.#sendMessage();
    if (chance < 0.97) return this.#sendPhoto();
    return this.#signInAndOut();
  }

  /** Each person has an own address, because limits count by address. */
  #from(more: Record<string, string> = {}): Record<string, string> {
    const n = ++this.#n;
    return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`, cookie, ...more };
  }

  async #read(): Promise<void> {
    const words = ['food', 'ropa gratis', 'dentst', 'shelter'];
    const paths = [
      '/api/services?type=FOOD&sort=openFirst',
      `/api/services?q=${encodeURIComponent(this.#random.pick(words))}`,
      '/api/liaisons',
      '/',
      `/services/${this.#random.pick(this.#world.ids)}`,
    ];
    const path = this.#random.chance(0.3) ? null : this.#random.pick(paths);
    if (path === null) await this.#readEdition();
    else await this.client.send({ path, headers: this.#from() }, [200]);
  }

  async #giveKudos(): Promise<void> {
    const { ledger, ids } = this.#world;
    const id = this.#random.pick(ids);
    const headers = this.#from({ 'idempotency-key': randomUUID() });
    const given = await this.client.send({ method: 'POST', path: `/api/services/${id}/likes`, headers }, [200]);
    if (!given) return;
    const { likes } = JSON.parse(given.body.toString()).data;
    ledger.kudos += 1;
    ledger.likes.set(id, Math.max(likes, ledger.likes.get(id) ?? 0));
    for (const path of [`/api/services/${id}`, `/api/services?_id=${id}`]) {
      const least = ledger.likes.get(id)!;
      const read = await this.client.send({ path, headers: this.#from() }, [200]);
      if (!read) continue;
      const { data } = JSON.parse(read.body.toString());
      const seen: number = [data].flat()[0]?.likes;
      this.#compare(`likes of ${path}`, seen, least);
    }
  }

  async #sendMessage(images: string[] = []): Promise<string | null> {
    const { ledger } = this.#world;
    const subject = `Message ${randomUUID()}`;
    const body = JSON.stringify({ type: 'APP', subject, message: 'Hello', email: 'ana@example.org', images });
    const headers = this.#from({ ...json, 'idempotency-key': randomUUID() });
    const sent = await this.client.send({ method: 'POST', path: '/api/feedbacks/app', headers, body }, [201]);
    if (sent) ledger.messages.add(subject);
    return sent && subject;
  }

  async #sendPhoto(): Promise<void> {
    this.#photo ??= sharp({ create: { width: 640, height: 480, channels: 3, background: '#369' } })
      .jpeg()
      .toBuffer();
    const headers = this.#from({ 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() });
    const body = await this.#photo;
    const added = await this.client.send({ method: 'POST', path: '/api/feedbacks/images', headers, body }, [201]);
    if (!added) return;
    const { name, url } = JSON.parse(added.body.toString()).data;
    if (await this.#sendMessage([name])) await this.client.send({ path: url, headers: this.#from() }, [200]);
  }

  async #signInAndOut(): Promise<void> {
    const email = `${randomUUID()}@example.org`;
    const send = (path: string, body: object, expected: number[]) =>
      this.client.send(
        { method: 'POST', path: `/api/auth/${path}`, headers: this.#from(json), body: JSON.stringify(body) },
        expected,
      );
    // A repeated request finds the account of the first one, which had no answer.
    const signedUp = await send('sign-up', { email, password, displayName: 'Ana' }, [201, 409]);
    if (!signedUp) return;
    this.#world.ledger.emails.add(email);
    const signedIn = signedUp.status === 201 ? signedUp : await send('sign-in', { email, password }, [200]);
    if (!signedIn) return;
    const authorization = `Bearer ${JSON.parse(signedIn.body.toString()).data.token}`;
    const profile: Ask = { path: '/api/auth/profile', headers: this.#from({ authorization }) };
    for (let n = 0; n < 3; n += 1) await this.client.send(profile, [200]);
    const headers = this.#from({ authorization });
    // 401: the first request has ended the session.
    const signedOut = await this.client.send({ method: 'POST', path: '/api/auth/sign-out', headers }, [200, 401]);
    if (signedOut) await this.client.send(profile, [401]);
  }

  async #edit(): Promise<void> {
    const { ledger, token } = this.#world;
    const edition = ledger.edition + 1;
    const headers = this.#from({ ...json, authorization: `Bearer ${token}` });
    const body = JSON.stringify({ content: `<p>Edition ${edition}.</p>` });
    const saved = await this.client.send({ method: 'PUT', path: '/api/static-pages/ABOUT', headers, body }, [200]);
    if (saved) ledger.edition = edition;
    for (let n = 0; n < 4; n += 1) await this.#readEdition();
  }

  /** The API and the page answer from the cache of responses. */
  async #readEdition(): Promise<void> {
    const { ledger } = this.#world;
    const path = this.#random.chance(0.7) ? '/api/static-pages/ABOUT' : '/about';
    const least = ledger.edition;
    const read = await this.client.send({ path, headers: this.#from({ 'accept-language': 'en' }) }, [200]);
    if (!read || least === 0) return;
    this.#compare(path, editionIn(read.body.toString()), least);
  }

  #compare(what: string, seen: number, least: number): void {
    const { ledger } = this.#world;
    ledger.readsAfterWrites += 1;
    if (!(seen >= least)) ledger.stale.push(`${what}: ${seen} instead of at least ${least}`);
  }
}
