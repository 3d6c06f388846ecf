import { execFile } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@amparo/embedded-postgres/startEmbeddedPostgres.ts';
import { connectDatabase, EMBEDDED_NAME, type OpenDatabase } from '../../server/src/database/database.ts';
import { queryServer, urlOf } from '../../server/src/database/test-kit/testPostgres.ts';
import { copyToReplica, primarySettings } from '../../server/src/database/test-kit/testReplica.ts';
import { startTestBucket, type TestBucket, testBucketKey } from '../../server/src/images/test-kit/testBucket.ts';
import { type RunningServer, startAmparo } from '../speed/amparoServer.ts';
import { type Balancer, startBalancer } from './balancer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const quiet = { info() {}, warn() {}, error: console.error };

/** Several server processes with one database and one bucket for images, behind a balancer. */
export class Deployment {
  readonly servers: RunningServer[] = [];
  readonly database: OpenDatabase;
  readonly balancer: Balancer;
  /** Each process has a folder of its own, as on different machines. */
  readonly #folder: string;
  readonly #primary: EmbeddedPostgres;
  readonly #replica: EmbeddedPostgres | null;
  readonly #bucket: TestBucket;
  #starts = 0;

  private constructor(
    folder: string,
    parts: {
      database: OpenDatabase;
      primary: EmbeddedPostgres;
      replica: EmbeddedPostgres | null;
      bucket: TestBucket;
      balancer: Balancer;
    },
  ) {
    this.#folder = folder;
    this.database = parts.database;
    this.#primary = parts.primary;
    this.#replica = parts.replica;
    this.#bucket = parts.bucket;
    this.balancer = parts.balancer;
  }

  static async start(processes: number, { hasReplica = false } = {}): Promise<Deployment> {
    const folder = await mkdtemp(join(tmpdir(), 'amparo-processes-'));
    // Under root, PostgreSQL runs as another account, which must be able to enter the folder.
    await chmod(folder, 0o711);
    const [dataDir, replicaDir] = [join(folder, 'db'), join(folder, 'replica')];
    const primary = await startDatabase(dataDir);
    const { connection } = primary;
    if (hasReplica) await copyToReplica({ connection, dataDir }, replicaDir);
    const replica = hasReplica ? await startDatabase(replicaDir) : null;
    const database = await connectDatabase({ connection, log: quiet, poolSize: 4 });
    const bucket = await startTestBucket(join(folder, 's3'));
    const balancer = await startBalancer();
    const deployment = new Deployment(folder, { database, primary, replica, bucket, balancer });
    try {
      for (let n = 0; n < processes; n += 1) await deployment.#startServer();
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
      DATABASE_URL: urlOf(this.#primary.connection),
      ...(this.#replica && { DATABASE_REPLICA_URL: urlOf(this.#replica.connection) }),
      BACKUP_DIR: 'none',
      S3_BUCKET_URL: this.#bucket.url,
      S3_ACCESS_KEY_ID: testBucketKey.accessKeyId,
      S3_SECRET_ACCESS_KEY: testBucketKey.secretAccessKey,
    };
  }

  async #startServer(): Promise<void> {
    const dataDir = join(this.#folder, `server${this.#starts++}`);
    await mkdir(dataDir);
    const server = await startAmparo(dataDir, 'region', this.#settings());
    this.servers.push(server);
    this.balancer.add(server.origin);
  }

  /** Ends a server with a signal while the balancer still sends requests to it, and starts another one. */
  async replace(server: RunningServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.servers.splice(this.servers.indexOf(server), 1);
    await server.stop(signal);
    this.balancer.remove(server.origin);
    await this.#startServer();
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
    await this.database.close();
    await this.#replica?.stop();
    await this.#primary.stop();
    await this.#bucket.stop();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Each process uses up to 13 connections. */
function startDatabase(dataDir: string): Promise<EmbeddedPostgres> {
  const settings = { ...primarySettings, max_connections: '200' };
  return startEmbeddedPostgres({ dataDir, name: EMBEDDED_NAME, log: quiet, settings });
}
