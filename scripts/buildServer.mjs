// Bundles the server if its sources have changed. start.mjs and test.mjs run it with the installed Node.
// A bundle starts faster and needs less memory: Node keeps the text of every file, also of what is never called.
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { asciiCode } from '../web/asciiCode.ts';
import { buildIfChanged, root } from './buildIfChanged.mjs';

const folder = `${root}server/build`;

/** These load files beside their own. */
const notBundled = [/^sharp$/, /^@node-rs\/argon2$/, /^@fastify\/swagger-ui$/, /^pg-native$/, /^vite$/];

/** Sources find files, such as migrations, from their own address. In the bundle, it stays the address of the source. */
const ownAddresses = {
  name: 'own-addresses',
  transform(code, id) {
    const address = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;
    return code.includes('import.meta.url') ? code.replaceAll('import.meta.url', address) : null;
  },
};

const ascii = {
  name: 'ascii',
  generateBundle(_options, chunks) {
    for (const chunk of Object.values(chunks)) if (chunk.type === 'chunk') chunk.code = asciiCode(chunk.code);
  },
};

async function bundle() {
  // Loaded only here, because an installation that is already built can omit packages for development.
  const { rolldown } = await import('rolldown');
  rmSync(folder, { recursive: true, force: true });
  await using builder = await rolldown({
    cwd: root,
    input: 'server/src/app/main.ts',
    platform: 'node',
    external: [/^node:/, ...notBundled],
    plugins: [ownAddresses, ascii],
    logLevel: 'silent',
  });
  await builder.write({
    dir: folder,
    // Lines and names stay, because errors show them.
    comments: false,
    chunkFileNames: '[name]-[hash].js',
  });
}

await buildIfChanged({
  title: 'Bundling the server …',
  stamp: `${folder}/.built`,
  sources: [
    '{domain,server,embedded-postgres}/src/**/*.{ts,json}',
    'translations/**/*',
    'scripts/build*.mjs',
    'web/asciiCode.ts',
    'package-lock.json',
  ],
  build: bundle,
});
