import { fileURLToPath } from 'node:url';

/** What our own Node is given to run the server. A larger young heap would gain little, and cost some 60 MB. */
export const serverArguments = ['--max-semi-space-size=4', 'server/src/app/main.ts'];

/** What it has compiled stays for the next start, which is a third faster by it. */
export const serverEnv = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)) };
