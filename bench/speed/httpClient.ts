import { Agent, request } from 'node:http';

export interface Ask {
  path: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: Buffer | string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A client that reuses its connections, like browsers. */
export class HttpClient {
  readonly #agent: Agent;
  readonly #origin: URL;

  constructor(origin: string, connections: number) {
    this.#origin = new URL(origin);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send({ path, method = 'GET', headers = {}, body }: Ask): Promise<Answer> {
    const { hostname, port } = this.#origin;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const sent = request({ agent: this.#agent, hostname, port, path, method, headers, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer within 30 s`)));
    sent.on('error', reject);
    sent.end(body);
    return promise;
  }

  /** Throws unless the status is 200. */
  async ask(what: Ask): Promise<Answer> {
    const answer = await this.send(what);
    if (answer.status === 200) return answer;
    throw new Error(`${what.method ?? 'GET'} ${what.path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`);
  }

  close(): void {
    this.#agent.destroy();
  }
}
