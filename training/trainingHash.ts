import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
/** The last hash that `npm run train` wrote. */
export const hashFile = new URL('./training.sha256', import.meta.url);
/** What the code reads beside the sentences. */
const regionFiles = ['services.ndjson', 'profile.json', 'gazetteer.json', 'pages/FAQ.en.html', 'pages/FAQ.es.html'];

/**
 * A hash of everything that decides the bytes of the models (the sentences, the region's data, and the code), and of the
 * models. If it is the stored one, training would give the same models again.
 */
export function trainingHash(models: readonly URL[]): string {
  const sentences = readdirSync(new URL('./sentences/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => new URL(`./sentences/${name}`, import.meta.url).href);
  const region = regionFiles.map((name) => new URL(`regions/west-central-texas/${name}`, root).href);
  const code = importedBy(new URL('./train.ts', import.meta.url));
  const files = new Set([...sentences, ...region, ...code, ...models.map(({ href }) => href)]);
  // Another version of the engine may calculate logarithms differently.
  const hash = createHash('sha256').update(process.versions.v8);
  for (const file of [...files].sort()) {
    // The folder of the clone does not matter.
    hash.update(file.slice(root.href.length)).update(readFileSync(new URL(file)));
  }
  return `${hash.digest('hex')}\n`;
}

/** The file, and every file that it imports, not counting types. */
function importedBy(file: URL, known = new Set<string>()): Set<string> {
  if (known.has(file.href)) return known;
  known.add(file.href);
  if (!file.href.endsWith('.ts')) return known;
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b(?! type)[^;]*? from '([^']+)'/gm);
  for (const [, name = ''] of imports) {
    const inWorkspace = name.replace(/^@amparo\/(\w+)\//, `${root.href}$1/src/`);
    if (name.startsWith('.') || inWorkspace !== name) importedBy(new URL(inWorkspace, file), known);
  }
  return known;
}
