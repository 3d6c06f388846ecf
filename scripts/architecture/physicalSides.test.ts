import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../../web/src');

/** Left and right are west and east there, pixels that scripts measure, or sides of the controls of Leaflet. */
const maps = [
  'map-styles/canvas.css',
  'map-styles/controls.css',
  'map-styles/markers.css',
  'form/place/PinMap.module.css',
];
/** Lines that are right in both directions: legends that fill their row, and corners with a rule for each direction. */
const sameInBoth = [
  'features/services/form/hours/Group.module.css: float: left',
  'ui/controls/VersionChoice.module.css: float: left',
  'features/chatbot/Conversation.module.css: border-radius: var(--round) var(--round) 0 var(--round)',
  'features/chatbot/Conversation.module.css: border-radius: var(--round) var(--round) var(--round) 0',
];

/** The declarations of a style sheet that name a side of the screen and do not follow the direction of reading. */
function physicalSides(css: string): string[] {
  const declarations = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[\w-]+\s*:[^;{}]+(?=;)/g) ?? [];
  return declarations.map((text) => text.replaceAll(/\s+/g, ' ')).filter(isPhysical);
}

function isPhysical(declaration: string): boolean {
  const [property = '', value = ''] = declaration.split(/:(.*)/s);
  if (/^(?:left|right)$|-(?:left|right)(?:-|$)/.test(property)) return true;
  if (/^(?:float|clear|text-align|transform-origin)$/.test(property)) return /\b(?:left|right)\b/.test(value);
  if (property === 'transform')
    return /translate(?:X|3d)?\(/.test(value) && !/--forward|^ translate\w*\(-50%/.test(value);
  const sides = value.trim().match(/[\w.-]*\([^()]*(?:\([^()]*\)[^()]*)*\)|\S+/g) ?? [];
  if (sides.length !== 4) return false;
  if (property === 'border-radius') return sides[0] !== sides[1] || sides[2] !== sides[3];
  return /^(?:margin|padding|inset|border-(?:width|style|color))$/.test(property) && sides[1] !== sides[3];
}

const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test('styles follow the direction of reading', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => !maps.some((map) => file.endsWith(map)))
    .flatMap((file) => physicalSides(readFileSync(join(web, file), 'utf8')).map((text) => `${file}: ${text}`));
  const advice =
    'Write padding-inline-start and the like. If a side is right in both directions, add it to sameInBoth.';
  expect([...new Set(found)].sort(), advice).toEqual([...sameInBoth].sort());
});

test.each([
  'margin-left: auto',
  'right: 0',
  'border-left-color: red',
  'text-align: right',
  'padding: 0 1rem 0 calc(2 * var(--space-1))',
  'border-radius: 0 1px 1px 0',
  'transform: translateX(1rem)',
])('%s names a side of the screen', (declaration) => {
  expect(physicalSides(`.a { ${declaration}; }`)).toEqual([declaration]);
});

test.each([
  'margin-inline-start: auto',
  'inset-inline: 0',
  'padding: 0 1rem 0 1rem',
  'padding: var(--space-5) var(--space-4) calc(var(--space-5) + env(safe-area-inset-bottom))',
  'border-radius: 3px 3px 0 0',
  'transform: translateX(calc(1rem * var(--forward)))',
])('%s follows the direction of reading', (declaration) => {
  expect(physicalSides(`.a { ${declaration}; }`)).toEqual([]);
});
