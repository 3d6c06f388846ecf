// Bundles the server if its sources have changed. start.mjs and test.mjs run it with the installed Node.
// A bundle starts faster and needs less memory: Node keeps the text of every file, also of what is never called.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { asciiServer } from '../web/asciiCode.ts';
import { buildIfChanged, root } from './buildIfChanged.mjs';

const folder = `${root}server/build`;
const stamp = `${folder}/.built`;

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

async function bundle() {
  // Loaded only here, because an installation that is already built can omit packages for development.
  const { rolldown } = await import('rolldown');
  await using builder = await rolldown({
    cwd: root,
    input: 'server/src/app/main.ts',
    platform: 'node',
    external: [/^node:/, ...notBundled],
    plugins: [ownAddresses, asciiServer()],
    logLevel: 'silent',
  });
  const { output } = await builder.generate({
    dir: folder,
    // Lines and names stay, because errors show them.
    comments: false,
    chunkFileNames: '[name]-[hash].js',
  });
  replaceFiles(output);
}

/** The last bundle stays until the new one is complete, because a crashed server starts again from it. */
function replaceFiles(chunks) {
  mkdirSync(folder, { recursive: true });
  rmSync(stamp, { force: true });
  for (const { fileName, code } of chunks) writeFileSync(`${folder}/${fileName}`, code);
  const current = new Set(chunks.map(({ fileName }) => fileName));
  for (const name of globSync('*', { cwd: folder })) {
    if (!current.has(name)) rmSync(`${folder}/${name}`, { recursive: true });
  }
}

await buildIfChanged({
  title: 'Bundling the server …',
  stamp,
  sources: [
    '{domain,server,embedded-postgres}/src/**/*.{ts,json}',
    'translations/**/*',
    'scripts/build*.mjs',
    'web/asciiCode.ts',
    'package-lock.json',
  ],
  build: bundle,
});
