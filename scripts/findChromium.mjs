// Finds Chromium for the browser tests, or installs it with the system's package manager if that needs no password.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = [
  process.env.CHROMIUM_PATH,
  // The headless shell renders the same pages in half of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The flags for browser tests, benchmarks and screenshots: without a sandbox and without background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function findChromium() {
  return foundChromium() ?? (installByPackageManager() ? foundChromium() : undefined);
}

export function foundChromium() {
  return known.find((path) => path && existsSync(path));
}

function installByPackageManager() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...words) => {
    const [program, ...args] = [...sudo, ...words];
    const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return status === 0;
  };
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium for the journeys …');
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'];
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const isKnown = run('apt-get', 'update', '-qq');
  return isKnown && (run(...install, 'chromium-headless-shell') || run(...install, 'chromium'));
}
