import { randomUUIDv7 } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import pg from 'pg';
import S3rver from 's3rver';
import { EMBEDDED_NAME } from '../../server/src/database/database.ts';
import { createToken, hashToken } from '../../server/src/http/opaqueToken.ts';
import { type RunningServer, startAmparo } from '../speed/amparoServer.ts';
import { type Balancer, startBalancer } from './balancer.ts';

const quiet = { info() {}, warn() {}, error: console.error };

/** Several server processes with one database and one bucket for images, behind a balancer. */
export class Deployment {
  readonly servers: RunningServer[] = [];
  readonly pool: pg.Pool;
  readonly balancer: Balancer;
  /** Each process has a folder of its own, as on different machines. */
  readonly #folder: string;
  readonly #database: EmbeddedPostgres;
  readonly #bucket: { server: S3rver; url: string };
  #starts = 0;

  private constructor(
    folder: string,
    parts: { database: EmbeddedPostgres; bucket: { server: S3rver; url: string }; balancer: Balancer },
  ) {
    this.#folder = folder;
    this.#database = parts.database;
    this.#bucket = parts.bucket;
    this.balancer = parts.balancer;
    this.pool = new pg.Pool({ ...parts.database.connection, ssl: false, max: 4 });
    // The database may be restarted.
    this.pool.on('error', () => undefined);
  }

  static async start(processes: number): Promise<Deployment> {
    const folder = await mkdtemp(join(tmpdir(), 'amparo-processes-'));
    // Under root, PostgreSQL runs as another account, which must be able to enter the folder.
    await chmod(folder, 0o711);
    // Each process uses up to 13 connections.
    const settings = { max_connections: '200' };
    const dataDir = join(folder, 'db');
    const database = await startEmbeddedPostgres({ dataDir, name: EMBEDDED_NAME, log: quiet, settings });
    const bucket = await startBucket(join(folder, 's3'));
    const deployment = new Deployment(folder, { database, bucket, balancer: await startBalancer() });
    try {
      for (let n = 0; n < processes; n += 1) await deployment.startServer();
    } catch (error) {
      await deployment.stop();
      throw error;
    }
    return deployment;
  }

  get databaseFolder(): string {
    return join(this.#folder, 'db');
  }

  async startServer(): Promise<RunningServer> {
    const dataDir = join(this.#folder, `server${this.#starts++}`);
    await mkdir(dataDir);
    const server = await startAmparo(dataDir, 'region', {
      DATABASE_URL: urlOf(this.#database),
      BACKUP_DIR: 'none',
      S3_BUCKET_URL: this.#bucket.url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    });
    this.servers.push(server);
    this.balancer.add(server.origin);
    return server;
  }

  /** The session of a new administrator. */
  async administrator(): Promise<string> {
    const token = createToken();
    await this.pool.query(
      `WITH added AS (INSERT INTO users (id, email, display_name, role) VALUES ($1, 'ada@example.org', 'Ada', 'ADMINISTRATOR')
         RETURNING id)
       INSERT INTO sessions (token_hash, user_id, device, has_second_factor, started_at, last_used_at, expires_at)
         SELECT $2, id, '', true, now(), now(), now() + interval '1 day' FROM added`,
      [randomUUIDv7(), hashToken(token)],
    );
    return token;
  }

  /** Ends a server with a signal while the balancer still sends requests to it, and starts another one. */
  async replace(server: RunningServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.servers.splice(this.servers.indexOf(server), 1);
    await (signal === 'SIGTERM' ? server.stop() : server.kill());
    this.balancer.remove(server.origin);
    await this.startServer();
  }

  /** The recipients of all mails that the processes have sent, each as often as it was sent. */
  async sentTo(): Promise<string[]> {
    const recipients: string[] = [];
    for (let n = 0; n < this.#starts; n += 1) {
      const outbox = join(this.#folder, `server${n}`, 'outbox');
      for (const name of await readdir(outbox).catch(() => []))
        recipients.push(/^To: (.*?)\r?$/m.exec(await readFile(join(outbox, name), 'utf8'))?.[1] ?? name);
    }
    return recipients;
  }

  async stop(): Promise<void> {
    this.balancer.close();
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.pool.end();
    await this.#database.stop();
    await this.#bucket.server.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function urlOf({ connection: { host, port, user, database } }: EmbeddedPostgres): string {
  return `postgresql:///${database}?${new URLSearchParams({ host, port: String(port), user })}`;
}

async function startBucket(directory: string) {
  const configureBuckets = [{ name: 'images', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return { server, url: `http://127.0.0.1:${port}/images` };
}
