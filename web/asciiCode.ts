import type { Plugin } from 'vite';

const nonAscii = /[\u0080-\uffff]/g;

/**
 * Writes the chunks of the server in ASCII. Node keeps the text of what it runs, and one other character doubles the
 * memory of a whole chunk.
 */
export function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, chunks) {
      for (const chunk of Object.values(chunks)) if (chunk.type === 'chunk') chunk.code = asciiCode(chunk.code);
    },
  };
}

/** Writes other characters as escape sequences. `String.raw` would show these, so there they are inserted values. */
export function asciiCode(code: string): string {
  return code
    .replace(/String\.raw`(?:[^`\\]|\\[\s\S])*`/g, (raw) =>
      raw.replace(nonAscii, (unit) => `\${'${escapeUnit(unit)}'}`),
    )
    .replace(nonAscii, escapeUnit);
}

/** `unit` is a UTF-16 code unit, such as half of an emoji. */
function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
