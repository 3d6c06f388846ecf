import { fileURLToPath } from 'node:url';

/**
 * What our own Node is given to run the server. It needs some 130 MB; a young heap larger than this would gain little and
 * cost 60 MB, and without a limit, garbage would lie about until there are hundreds.
 */
export const serverArguments = ['--max-semi-space-size=4', '--max-old-space-size=384', 'server/src/app/main.ts'];

/** What it has compiled stays for the next start, which is a third faster by it. */
export const serverEnv = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)) };
