import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

interface Sentences {
  [key: string]: string | Sentences;
}

const formatMessage = fileURLToPath(new URL('src/i18n/messages/formatMessage.ts', import.meta.url));

/** Parses the messages at build time, so that phones need neither the work nor the code of the parser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    // During development the messages and their parser stay unchanged.
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatMessage }] },
    }),
    transform(code, id) {
      if (!/\/translations\/[\w-]+\/\w+\.json$/.test(id)) return null;
      return { code: JSON.stringify(compileAll(JSON.parse(code) as Sentences)), map: null };
    },
  };
}

function compileAll(sentences: Sentences): object {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  );
}
