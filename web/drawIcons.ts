import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Icon {
  node: [tag: string, attributes: Record<string, string>][];
}

const drawIcon = fileURLToPath(new URL('src/ui/drawIcon.tsx', import.meta.url));
const everyIcon = fileURLToPath(import.meta.resolve('lucide-react')).replace(/cjs.*$/, 'esm/lucide-react.mjs');

/**
 * Turns lucide icons into HTML text at build time, because half of the hydrated elements on a page of cards were icon
 * parts. Imports each icon from its own file: lucide's main file imports all icons, and chunks.ts would count the icons
 * of all pages as icons of the home page.
 */
export function drawIcons(): Plugin {
  return {
    name: 'draw-icons',
    // During development lucide draws its own icons.
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/[^?]*\.tsx?(\?|$)/, code: 'lucide-react' },
      handler: (code) => ({ code: importIconsOneByOne(code), map: null }),
    },
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData: icon } = (await import(id)) as { __iconData?: Icon };
        // Another name for an icon.
        if (!icon) return null;
        const inside = icon.node.map(([tag, { key, ...attributes }]) => `<${tag}${written(attributes)}/>`).join('');
        return `import { drawIcon } from ${JSON.stringify(drawIcon)};
export default /* @__PURE__ */ drawIcon(${JSON.stringify(inside)}${pointsToASide(id) ? ', true' : ''});`;
      },
    },
  };
}

/** Back and forward are on the other sides in languages that are written from right to left. */
export function pointsToASide(file: string): boolean {
  return /\/(?:(?:arrow|chevron)-(?:left|right)|log-(?:in|out)|undo-2|redo-2|reply|send)\.mjs$/.test(file);
}

/** `import { X, Link as Chain } from 'lucide-react'` becomes one import for each icon's file. */
export function importIconsOneByOne(code: string): string {
  return code.replace(/import \{([^}]*)\} from 'lucide-react';/g, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ');
        return name.startsWith('type ')
          ? `import { ${name} } from 'lucide-react';`
          : `import ${local} from ${JSON.stringify(iconFile(icon))};`;
      })
      .join(' '),
  );
}

let files: Map<string, string> | undefined;

/** The file of an icon, which can have several names. */
function iconFile(icon: string): string {
  files ??= new Map(
    [...readFileSync(everyIcon, 'utf8').matchAll(/^export \{(.*)\} from '(\.\/icons\/.*)';$/gm)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(
          ([, name = '']) => [name, join(dirname(everyIcon), file)] as const,
        ),
    ),
  );
  const file = files.get(icon);
  if (!file) throw new Error(`lucide-react has no icon ${icon}`);
  return file;
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
