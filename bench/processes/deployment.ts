import { execFile } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import pg from 'pg';
import S3rver from 's3rver';
import { EMBEDDED_NAME } from '../../server/src/database/database.ts';
import { queryServer } from '../../server/src/database/test-kit/testPostgres.ts';
import { copyToReplica, primarySettings } from '../../server/src/database/test-kit/testReplica.ts';
import { createToken, hashToken } from '../../server/src/http/opaqueToken.ts';
import { type RunningServer, startAmparo } from '../speed/amparoServer.ts';
import { type Balancer, startBalancer } from './balancer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const quiet = { info() {}, warn() {}, error: console.error };

/** Several server processes with one database and one bucket for images, behind a balancer. */
export class Deployment {
  readonly servers: RunningServer[] = [];
  readonly pool: pg.Pool;
  readonly balancer: Balancer;
  /** Each process has a folder of its own, as on different machines. */
  readonly #folder: string;
  readonly #database: EmbeddedPostgres;
  readonly #replica: EmbeddedPostgres | null;
  readonly #bucket: { server: S3rver; url: string };
  #starts = 0;

  private constructor(
    folder: string,
    parts: {
      database: EmbeddedPostgres;
      replica: EmbeddedPostgres | null;
      bucket: { server: S3rver; url: string };
      balancer: Balancer;
    },
  ) {
    this.#folder = folder;
    this.#database = parts.database;
    this.#replica = parts.replica;
    this.#bucket = parts.bucket;
    this.balancer = parts.balancer;
    this.pool = new pg.Pool({ ...parts.database.connection, ssl: false, max: 4 });
    // The database may be restarted.
    this.pool.on('error', () => undefined);
  }

  static async start(processes: number, { hasReplica = false } = {}): Promise<Deployment> {
    const folder = await mkdtemp(join(tmpdir(), 'amparo-processes-'));
    // Under root, PostgreSQL runs as another account, which must be able to enter the folder.
    await chmod(folder, 0o711);
    const [dataDir, replicaDir] = [join(folder, 'db'), join(folder, 'replica')];
    const database = await startDatabase(dataDir);
    if (hasReplica) await copyToReplica({ connection: database.connection, dataDir }, replicaDir);
    const replica = hasReplica ? await startDatabase(replicaDir) : null;
    const bucket = await startBucket(join(folder, 's3'));
    const deployment = new Deployment(folder, { database, replica, bucket, balancer: await startBalancer() });
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

  get replicaFolder(): string {
    return join(this.#folder, 'replica');
  }

  async queryReplica(sql: string): Promise<void> {
    await queryServer(this.#replica!.connection, sql);
  }

  /** Runs `npm run backup` as an operator would. */
  async backUp(): Promise<void> {
    const file = join(this.#folder, `backup${randomUUIDv7()}.tar.zst`);
    const env = { ...process.env, ...this.#settings(), DATA_DIR: join(this.#folder, 'server0') };
    const command = ['server/src/app/commands/backupCommand.ts', file];
    await promisify(execFile)(process.execPath, command, { cwd: root, env });
    await rm(file);
  }

  #settings(): Record<string, string> {
    return {
      DATABASE_URL: urlOf(this.#database),
      ...(this.#replica && { DATABASE_REPLICA_URL: urlOf(this.#replica) }),
      BACKUP_DIR: 'none',
      S3_BUCKET_URL: this.#bucket.url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  async startServer(): Promise<RunningServer> {
    const dataDir = join(this.#folder, `server${this.#starts++}`);
    await mkdir(dataDir);
    const server = await startAmparo(dataDir, 'region', this.#settings());
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
    await this.#replica?.stop();
    await this.#database.stop();
    await this.#bucket.server.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function urlOf({ connection: { host, port, user, database } }: EmbeddedPostgres): string {
  return `postgresql:///${database}?${new URLSearchParams({ host, port: String(port), user })}`;
}

/** Each process uses up to 13 connections. */
function startDatabase(dataDir: string): Promise<EmbeddedPostgres> {
  const settings = { ...primarySettings, max_connections: '200' };
  return startEmbeddedPostgres({ dataDir, name: EMBEDDED_NAME, log: quiet, settings });
}

async function startBucket(directory: string) {
  const configureBuckets = [{ name: 'images', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return { server, url: `http://127.0.0.1:${port}/images` };
}
