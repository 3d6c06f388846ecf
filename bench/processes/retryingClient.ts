import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Ask, HttpClient } from '../speed/httpClient.ts';

/** A phone or a browser tries again for at least this long. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 200;
/** The balancer found no server, or the server asks to come back. */
const temporary = new Set([502, 503, 504]);

/** Counts of all clients. */
export interface Tally {
  requests: number;
  retries: number;
  /** What a client could not do, even by trying again. */
  failures: string[];
  times: number[];
}

/** Sends each request until it has an answer. Keys make it safe to send a write again. */
export class RetryingClient {
  readonly #http: HttpClient;
  readonly tally: Tally = { requests: 0, retries: 0, failures: [], times: [] };

  constructor(origin: string, connections: number) {
    this.#http = new HttpClient(origin, connections);
  }

  /** Returns null after a failure. Any status that is not temporary is an answer. */
  async send(ask: Ask, expected: number[]): Promise<Answer | null> {
    const { tally } = this;
    tally.requests += 1;
    const sentAt = performance.now();
    let last: Answer | undefined;
    for (let tries = 0; performance.now() - sentAt < PATIENCE_MS; tries += 1) {
      if (tries > 0) tally.retries += 1;
      last = await this.#http.send(ask).catch(() => undefined);
      if (last && !isTemporary(last)) break;
      await delay(PAUSE_MS);
    }
    tally.times.push(performance.now() - sentAt);
    if (last && expected.includes(last.status)) return last;
    const body = last?.body.toString().slice(0, 100) ?? '';
    tally.failures.push(`${ask.method ?? 'GET'} ${ask.path}: ${last?.status ?? 'no answer'} ${body}`);
    return null;
  }

  close(): void {
    this.#http.close();
  }
}

/** Another call with the same key may still be running. */
function isTemporary({ status, body }: Answer): boolean {
  return temporary.has(status) || (status === 409 && body.includes('STILL_UNDER_WAY'));
}
