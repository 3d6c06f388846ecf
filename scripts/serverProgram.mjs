import { fileURLToPath } from 'node:url';

/**
 * What our own Node is given to run the server. It needs some 100 MB: a larger young heap would gain little and cost 60 MB,
 * and with the usual growth garbage would lie about until there are hundreds. Until it has those, which the start alone takes, looking
 * for garbage is in vain. No limit: a list of everything needs its room.
 */
export const serverArguments = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--initial-old-space-size=96',
  'server/src/app/main.ts',
];

/**
 * What it has compiled stays for the next start, which is a third faster by it. And glibc is not to keep what is free: neither
 * apart for each thread, of which few ask for memory, nor where answers of 250 kB stood. Some 45 MB less (other libraries do
 * not know the words).
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_TOP_PAD_: '16384',
};
