import { fileURLToPath } from 'node:url';

/** They build the pages and the server if their sources have changed. */
export const buildScripts = ['scripts/buildWeb.mjs', 'scripts/buildServer.mjs'];

/** `npm run build` bundles it to the second. */
export const serverSource = 'server/src/app/main.ts';
const serverBundle = 'server/build/main.js';

/**
 * Node's flags for the server. A larger young heap would gain little speed and cost 60 MB. The default growth factor would
 * keep garbage until the heap has hundreds of MB. Collections during the start find nothing, so the initial heap is larger.
 * There is no limit, because a list of all services needs memory.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20', '--initial-old-space-size=96'];

export const serverArguments = [...serverFlags, serverBundle];

/**
 * The compile cache makes the next start a third faster. The malloc settings make glibc return free memory: few threads
 * allocate memory, and responses of 250 kB leave gaps. This saves about 45 MB. Other C libraries ignore the settings.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_TOP_PAD_: '16384',
};
