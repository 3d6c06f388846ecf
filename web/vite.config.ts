import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { asciiServer } from './asciiCode.ts';
import { chunkFileName, chunksAround, listChunks } from './chunks.ts';
import { compileMessages } from './compileMessages.ts';
import { drawIcons } from './drawIcons.ts';
import { listOfflineAssets } from './offlinePages.ts';
import { publicFields } from './publicFields.ts';
import { shortClassName } from './shortClassName.ts';

// The oldest phones we serve. Lightning CSS writes a version as major << 16 | minor << 8.
const oldestBrowsers = ['chrome87', 'safari14.1', 'firefox88'];
const lightningTargets = { chrome: 87 << 16, safari: (14 << 16) | (1 << 8), firefox: 88 << 16 };

const homePage = ['entry.client.tsx', 'root.tsx', 'features/services/home/HomePage.tsx'].map((file) =>
  fileURLToPath(new URL(`src/${file}`, import.meta.url)),
);

/** Each page loads these files first, so lists of files to load with a part of a page leave them out. */
const isOnEveryPage = (file: string) => /^assets\/(libraries|home|rolldown-runtime)-[^/]*\.js$/.test(file);

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    compileMessages(),
    drawIcons(),
    publicFields(),
    reactRouter(),
    asciiServer(),
    listChunks(),
    listOfflineAssets(),
  ],
  css: { modules: { generateScopedName: shortClassName }, lightningcss: { targets: lightningTargets } },
  build: {
    target: oldestBrowsers,
    cssTarget: oldestBrowsers,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, imports) => imports.filter((file) => !isOnEveryPage(file)) },
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // React Router warns developers of wrong routes. People would load the texts of these warnings.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            codeSplitting: chunksAround(homePage),
            chunkFileNames: chunkFileName,
            entryFileNames: chunkFileName,
          },
        },
      },
    },
    ssr: {
      build: {
        target: 'node22',
        // Node keeps the text of what it runs.
        minify: true,
        rollupOptions: { input: fileURLToPath(new URL('src/app/renderPage.ts', import.meta.url)) },
      },
      // The built page renderer carries its libraries, production editions whatever NODE_ENV says.
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
        : {}),
    },
  },
}));
