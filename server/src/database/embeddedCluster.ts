import { execFile } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runAs } from './embeddedAccount.ts';
import type { EmbeddedHome } from './embeddedHome.ts';

/** The database superuser of an embedded cluster; the private socket folder is what keeps others out. */
export const EMBEDDED_USER = 'amparo';

/**
 * Makes the cluster if there is none. It is made beside its place and renamed into it, so that a kill during the first start
 * leaves nothing half made; under a name of its own, because initdb lives on for a while when only its parent is killed.
 */
export async function prepareCluster(home: EmbeddedHome, binaries: string, isDisposable: boolean): Promise<void> {
  await removeUnfinished(home);
  if (existsSync(home.cluster)) return refuseOtherMajor(home.cluster, binaries);
  const unfinished = `${home.cluster}.init-${process.pid}-${Date.now().toString(36)}`;
  await runInitdb(home, join(binaries, 'bin/initdb'), ['-D', unfinished, ...(isDisposable ? ['--no-sync'] : [])]);
  renameSync(unfinished, home.cluster);
  syncFolder(home.folder);
}

async function runInitdb(home: EmbeddedHome, initdb: string, options: string[]): Promise<void> {
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['-U', EMBEDDED_USER, '-A', 'trust'];
  // Were it killed, shared memory outside of its folder would stay behind.
  const memory = ['-c', 'dynamic_shared_memory_type=mmap'];
  try {
    await promisify(execFile)(
      initdb,
      [...options, ...locale, ...access, ...memory, '--no-instructions'],
      runAs(home.account),
    );
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    const advice = reason.includes('could not look up effective user ID')
      ? '. Start Amparo as an account that has a name (in /etc/passwd), or set DATABASE_URL.'
      : '';
    throw new Error(`The database could not be prepared: ${reason}${advice}`, { cause: error });
  }
}

/** The server's settings: PostgreSQL's own, fsync included, but for what a small machine and private data ask for. */
export function clusterSettings(isDisposable: boolean): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    dynamic_shared_memory_type: 'posix',
    max_connections: isDisposable ? '200' : '50',
    shared_buffers: '128MB',
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Failed statements, their parameters and the rows they name hold people's data: the log gets none of them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(isDisposable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
}

async function removeUnfinished(home: EmbeddedHome): Promise<void> {
  for (const name of readdirSync(home.folder)) {
    if (!name.startsWith('cluster.init-')) continue;
    // An initdb left behind may still be writing there; what it adds after this, the next start removes.
    await rm(join(home.folder, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

function refuseOtherMajor(cluster: string, binaries: string): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const catalog = readFileSync(join(binaries, 'share/postgresql/postgres.bki'), 'utf8');
  const [, ours] = /^# PostgreSQL (\d+)/.exec(catalog) ?? [];
  if (made === ours) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this Amparo brings ${ours}. Back up with the release ` +
      'that made it, move the folder away, start this one, and restore.',
  );
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
