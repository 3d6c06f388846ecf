import { execFile } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { release } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runAs } from './account.ts';
import type { Folders } from './prepareFolders.ts';
import { UnsupportedError } from './unsupportedError.ts';

/**
 * Creates the cluster if there is none. It is created in a temporary folder and then renamed, so that a kill during the
 * first start leaves no half-made cluster. The name is unique because initdb survives its killed parent for a while.
 */
export async function prepareCluster(folders: Folders, binaries: string, isDisposable: boolean): Promise<void> {
  await removeUnfinished(folders);
  if (existsSync(folders.cluster)) return assertSameMajor(folders.cluster, binaries);
  const unfinished = `${folders.cluster}.init-${process.pid}-${Date.now().toString(36)}`;
  await runInitdb(folders, join(binaries, 'bin/initdb'), ['-D', unfinished, ...(isDisposable ? ['--no-sync'] : [])]);
  renameSync(unfinished, folders.cluster);
  syncFolder(folders.folder);
}

async function runInitdb(folders: Folders, initdb: string, options: string[]): Promise<void> {
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  // The private socket folder keeps other accounts out, so no password is needed.
  const access = ['-U', folders.name, '-A', 'trust'];
  // A killed initdb must not leave shared memory outside of its folder.
  const memory = ['-c', 'dynamic_shared_memory_type=mmap'];
  try {
    await promisify(execFile)(
      initdb,
      [...options, ...locale, ...access, ...memory, '--no-instructions'],
      runAs(folders.account),
    );
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    const message = `The database could not be created: ${reason}`;
    if (!reason.includes('could not look up effective user ID')) throw new Error(message, { cause: error });
    throw new UnsupportedError(`${message}. Use an account that has a name (in /etc/passwd).`, { cause: error });
  }
}

/** Returns the server's settings. Anything not listed, such as fsync, keeps PostgreSQL's safe default. */
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
    // Keep statements, parameters and rows out of the log: they contain personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // After a crash, one call for the whole file system: 1,600 calls for single files took most of a restart.
    ...(reportsSyncErrors(process.platform, release()) && { recovery_init_sync_method: 'syncfs' }),
    ...(isDisposable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
}

/** Whether a sync of a file system reports errors: Linux does since 5.8. */
export function reportsSyncErrors(platform: string, kernel: string): boolean {
  const [major = 0, minor = 0] = kernel.split('.').map((part) => Number.parseInt(part, 10));
  return platform === 'linux' && (major > 5 || (major === 5 && minor >= 8));
}

async function removeUnfinished({ folder }: Folders): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('cluster.init-')) continue;
    // An orphaned initdb may still be writing there. The next start removes what it adds now.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

function assertSameMajor(cluster: string, binaries: string): void {
  const actual = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const catalog = readFileSync(join(binaries, 'share/postgresql/postgres.bki'), 'utf8');
  const [, bundled] = /^# PostgreSQL (\d+)/.exec(catalog) ?? [];
  if (actual === bundled) return;
  throw new Error(
    `The database in ${cluster} was created by PostgreSQL ${actual}, and the bundled one is ${bundled}. Back up with the ` +
      'release that created it, move the folder away, start this release, and restore the backup.',
  );
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
