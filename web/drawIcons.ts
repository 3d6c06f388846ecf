import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Icon {
  node: [tag: string, attributes: Record<string, string>][];
}

const drawIcon = fileURLToPath(new URL('src/ui/drawIcon.tsx', import.meta.url));

/**
 * Turns lucide icons into HTML text at build time, because half of the hydrated elements on a page of cards were icon
 * parts.
 */
export function drawIcons(): Plugin {
  return {
    name: 'draw-icons',
    // During development lucide draws its own icons.
    apply: 'build',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData: icon } = (await import(id)) as { __iconData?: Icon };
        // Another name for an icon.
        if (!icon) return null;
        const inside = icon.node.map(([tag, { key, ...attributes }]) => `<${tag}${written(attributes)}/>`).join('');
        return `import { drawIcon } from ${JSON.stringify(drawIcon)};
export default /* @__PURE__ */ drawIcon(${JSON.stringify(inside)});`;
      },
    },
  };
}

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
