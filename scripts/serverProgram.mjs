import { fileURLToPath } from 'node:url';

/**
 * What our own Node is given to run the server. It needs some 130 MB: a larger young heap would gain little and cost 60 MB,
 * and with the usual growth garbage would lie about until there are hundreds. No limit: a list of everything needs its room.
 */
export const serverArguments = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--initial-old-space-size=96',
  'server/src/app/main.ts',
];

/**
 * What it has compiled stays for the next start, which is a third faster by it. And glibc is not to keep what is free apart for
 * each thread, of which few ask for memory: some 20 MB less (other libraries do not know the word).
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  MALLOC_ARENA_MAX: '2',
};
