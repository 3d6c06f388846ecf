// Builds the web app if its sources have changed. start.mjs and test.mjs run it with the installed Node.
import { spawnSync } from 'node:child_process';
import { buildIfChanged, root } from './buildIfChanged.mjs';

await buildIfChanged({
  title: 'Building the pages …',
  stamp: `${root}web/build/.built`,
  sources: ['web/{src,public}/**/*', 'web/*.{json,ts}', 'domain/src/**/*.ts', 'translations/**/*', 'package-lock.json'],
  build() {
    const builder = `${root}node_modules/@react-router/dev/bin.cjs`;
    const { status, stdout, stderr } = spawnSync(process.execPath, [builder, 'build'], {
      cwd: `${root}web`,
      encoding: 'utf8',
    });
    if (status === 0) return;
    console.error(stdout, stderr, 'The pages could not be built.');
    process.exit(1);
  },
});
