import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { chooseImageStore } from '../../images/chooseImageStore.ts';
import type { Config } from '../config/config.ts';
import { assertPasswordOfSetting } from '../firstAdministrator.ts';
import { readRegionProfile } from '../region/regionFolder.ts';
import { findStreets, openStreets } from '../streets/openStreets.ts';
import { checkDatabase, checkReplica } from './checkDatabase.ts';

/** With less, PostgreSQL and backups soon fail. */
const LEAST_FREE_BYTES = 500 * 1024 * 1024;

export interface CheckResult {
  subject: string;
  /** What an operator must change. */
  problem?: string;
  note?: string;
}

/** Checks everything that Amparo needs outside of itself. Starts nothing. */
export async function* checkInstallation(config: Config): AsyncGenerator<CheckResult> {
  yield { subject: 'Settings', note: `region ${config.region}, ${config.publicUrl}` };
  yield check('Region', () => checkRegion(config));
  yield check('DATA_DIR', () => checkFolder(config.dataDir));
  if (config.backupDir !== null) yield check('BACKUP_DIR', () => checkFolder(config.backupDir!));
  yield check('Address', () => checkAddress(config));
  if (config.adminPassword !== undefined) yield check('ADMIN_PASSWORD', () => checkPassword(config));
  yield check('Database', () => checkDatabase(config));
  if (config.databaseReplicaUrl) yield check('Replica', () => checkReplica(config));
  yield check('Mail', () => checkMail(config));
  yield check('Images', () => checkImages(config));
}

async function check(subject: string, find: () => Promise<string>): Promise<CheckResult> {
  try {
    return { subject, note: await find() };
  } catch (error) {
    return { subject, problem: (error as Error).message };
  }
}

async function checkPassword(config: Config): Promise<string> {
  assertPasswordOfSetting(config);
  return 'hard to guess; only the first start uses it';
}

async function checkRegion(config: Config): Promise<string> {
  const region = await readRegionProfile(config.region);
  const streets = findStreets(config, region);
  await openStreets(streets);
  return `${config.region}${streets ? ', with streets' : ''}`;
}

/** A folder that does not exist yet is created at the start, so the nearest existing one counts. */
async function checkFolder(folder: string): Promise<string> {
  const existing = await findExisting(folder);
  if (!(await stat(existing)).isDirectory()) throw new Error(`${existing} is not a folder`);
  await access(existing, constants.R_OK | constants.W_OK | constants.X_OK).catch(() => {
    throw new Error(`this account cannot write to ${existing}`);
  });
  const { bavail, bsize } = await statfs(existing);
  const free = bavail * bsize;
  if (free < LEAST_FREE_BYTES) throw new Error(`only ${inMegabytes(free)} are free on the disk of ${existing}`);
  return `${folder}, ${inMegabytes(free)} free${existing === folder ? '' : ', will be created'}`;
}

async function findExisting(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : findExisting(dirname(path));
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000).toLocaleString('en-US')} MB`;

async function checkAddress({ host, port }: Config): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port, exclusive: true }, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`another program listens on ${host}:${port}`) : error;
  });
  await new Promise((resolve) => server.close(resolve));
  return `${host}:${port} is free`;
}

async function checkMail({ smtpUrl }: Config): Promise<string> {
  if (!smtpUrl) return 'no SMTP_URL: mails are files in the outbox folder, and nobody receives them';
  const { verifySmtpServer } = await import('../../mail/smtpServer.ts');
  await verifySmtpServer(smtpUrl);
  return 'the mail server accepts this sign-in';
}

async function checkImages({ s3, dataDir }: Config): Promise<string> {
  await chooseImageStore(s3, dataDir).read('amparo-check');
  return s3 ? 'the bucket answers' : 'in the data folder';
}
