import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLog } from './databaseLog.ts';

/** What a process number stands for: nothing, a dead process that nobody has reaped, a server on the cluster, or another. */
type Occupant = 'gone' | 'zombie' | 'postgres' | 'other';

/**
 * Clears the way for a new server on a cluster that we hold the lock of: ends a server that a killed parent left behind, and
 * removes pid files whose number now means a zombie or another program (PostgreSQL itself sees to numbers that are gone).
 */
export async function endLeftovers(cluster: string, socketFolder: string, log: DatabaseLog): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid && findOccupant(pid, cluster) === 'postgres') {
    log.warn(`a database server (process ${pid}) was left behind by a killed Amparo: ending it`);
    await endServer(pid, cluster);
  }
  const socket = join(socketFolder, '.s.PGSQL.5432');
  for (const [file, ...along] of [[pidFile], [`${socket}.lock`, socket]] as const) {
    const left = readPid(file);
    if (left && ['zombie', 'other'].includes(findOccupant(left, cluster))) {
      for (const it of [file, ...along]) rmSync(it, { force: true });
    }
  }
}

async function endServer(pid: number, cluster: string): Promise<void> {
  // SIGINT lets it shut down in order; a server that cannot is made to crash, from which the next start recovers.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    const deadline = performance.now() + 15_000;
    while (performance.now() < deadline) {
      if (findOccupant(pid, cluster) !== 'postgres') return;
      await delay(20);
    }
  }
  throw new Error(`A database server left behind (process ${pid}) on ${cluster} cannot be ended.`);
}

/** The process number on a lock file's first line. */
export function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether a process number is that of a PostgreSQL server on this cluster. */
export function findOccupant(pid: number, cluster: string): Occupant {
  return existsSync('/proc/self/stat') ? findInProc(pid, cluster) : findWithPs(pid, cluster);
}

function findInProc(pid: number, cluster: string): Occupant {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const program = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return 'zombie';
    // PostgreSQL works in its cluster's folder.
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) ? 'postgres' : 'other';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'other' : 'gone';
  }
}

function findWithPs(pid: number, cluster: string): Occupant {
  const found = spawnSync('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  if (!found) return 'gone';
  if (found.startsWith('Z')) return 'zombie';
  return found.includes('postgres') && found.includes(`-D ${cluster} `) ? 'postgres' : 'other';
}
