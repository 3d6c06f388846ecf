import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './log.ts';

/** No process, a dead process that its parent has not reaped, a server on the cluster, or another program. */
type ProcessKind = 'gone' | 'zombie' | 'postgres' | 'other';

/**
 * Stops a server that outlived its killed parent, and removes pid files that now name a zombie or another program.
 * PostgreSQL itself handles pid files without a process. The caller must have the lock of the folder.
 */
export async function stopOrphanedServer(cluster: string, socketFolder: string, log: Log): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid && identifyProcess(pid, cluster) === 'postgres') {
    log.warn(`an earlier process was killed and left its database server (process ${pid}): stopping it`);
    await stopServer(pid, cluster);
  }
  const socket = join(socketFolder, '.s.PGSQL.5432');
  for (const [file, ...related] of [[pidFile], [`${socket}.lock`, socket]] as const) {
    const filePid = readPid(file);
    if (filePid && ['zombie', 'other'].includes(identifyProcess(filePid, cluster))) {
      for (const it of [file, ...related]) rmSync(it, { force: true });
    }
  }
}

async function stopServer(pid: number, cluster: string): Promise<void> {
  // SIGINT is an orderly shutdown. After SIGQUIT or SIGKILL the next start recovers from the write-ahead log.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    const deadline = performance.now() + 15_000;
    while (performance.now() < deadline) {
      if (identifyProcess(pid, cluster) !== 'postgres') return;
      await delay(20);
    }
  }
  throw new Error(`The orphaned database server on ${cluster} (process ${pid}) does not stop.`);
}

/** Returns the process id on the first line of a pid file. */
export function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what a process id means for this cluster. */
export function identifyProcess(pid: number, cluster: string): ProcessKind {
  return existsSync('/proc/self/stat') ? findInProc(pid, cluster) : findWithPs(pid, cluster);
}

function findInProc(pid: number, cluster: string): ProcessKind {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const program = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return 'zombie';
    // The working directory of PostgreSQL is its cluster's folder.
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) ? 'postgres' : 'other';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'other' : 'gone';
  }
}

function findWithPs(pid: number, cluster: string): ProcessKind {
  const found = spawnSync('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  if (!found) return 'gone';
  if (found.startsWith('Z')) return 'zombie';
  return found.includes('postgres') && found.includes(`-D ${cluster} `) ? 'postgres' : 'other';
}
