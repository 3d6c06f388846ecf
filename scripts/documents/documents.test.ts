import { expect, test } from 'vitest';
import { settingNames } from '../../server/src/app/config/settings.ts';
import { checkDocument, reachableFrom } from './checkDocument.ts';
import { documentsOf, readRepository } from './repository.ts';

const found = readRepository();
// The names of some settings are composed, so they do not occur as words of the source.
const repository = { ...found, sourceWords: new Set([...found.sourceWords, ...settingNames]) };
const documents = documentsOf(repository);
const readme = repository.read('README.md');

test('every file, folder, command, setting, name and link in a document exists', () => {
  expect(documents).toContain('docs/decisions/README.md');
  expect(documents.flatMap((file) => checkDocument(file, repository.read(file), repository))).toEqual([]);
});

test('every document that a comment cites exists', () => {
  const sources = [...repository.files].filter(
    (file) => /\.(tsx?|mjs|sql|css)$/.test(file) && !/^scripts\/documents/.test(file),
  );
  const cited = sources.flatMap((file) => repository.read(file).match(/docs\/[a-z-]+\/[\w.-]+\.md/g) ?? []);
  expect(new Set(cited).size).toBeGreaterThan(5);
  expect(cited.filter((document) => !repository.files.has(document))).toEqual([]);
});

test('the settings table of the README lists exactly the settings of the server', () => {
  const rows = sectionOf(readme, 'Settings').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(settingNames.toSorted());
});

test('the commands table of the README lists every npm script', () => {
  const rows = sectionOf(readme, 'Commands').join('\n');
  const isListed = (script: string) => new RegExp(`\`npm (run )?${script}[ \`]`).test(rows);
  expect([...repository.scripts].filter((script) => !isListed(script))).toEqual([]);
});

test('a reader who starts at the README reaches every document', () => {
  const reached = reachableFrom('README.md', repository);
  expect(documents.filter((file) => !reached.has(file))).toEqual([]);
});

test('the index of decisions links to every decision page', () => {
  const index = repository.read('docs/decisions/README.md');
  const pages = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
  expect(pages.filter((page) => !index.includes(`](${page.split('/').at(-1)})`))).toEqual([]);
});

test('every decision page has the five parts of the form', () => {
  const parts = ['Question', 'Decision', 'Alternatives', 'Consequences', 'How to change it'];
  const pages = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
  const missing = pages.flatMap((page) => {
    const headings: string[] = repository.read(page).match(/^## .+$/gm) ?? [];
    return parts.filter((part) => !headings.includes(`## ${part}`)).map((part) => `${page}: ${part}`);
  });
  expect(missing).toEqual([]);
});

test('every workspace has the newest version of the change log and the license of the LICENSE file', () => {
  const newest = /^## (\d+\.\d+\.\d+)/m.exec(repository.read('CHANGELOG.md'))?.[1];
  const manifests = [...repository.files].filter((file) => /^([\w-]+\/)?package\.json$/.test(file));
  const facts = manifests.map((file) => JSON.parse(repository.read(file)) as { version: string; license: string });
  expect(facts.length).toBeGreaterThan(4);
  expect(new Set(facts.map(({ version }) => version))).toEqual(new Set([newest]));
  expect(new Set(facts.map(({ license }) => license))).toEqual(new Set(['Apache-2.0']));
});

test('lines of prose are at most 120 characters long', () => {
  const long = documents.filter((file) => !file.startsWith('docs/product/')).flatMap(longLines);
  expect(long).toEqual([]);
});

test('the map shows every folder of the three main workspaces', () => {
  const map = repository.read('ARCHITECTURE.md');
  const names = [...repository.folders].flatMap(
    (folder) => folder.match(/^(?:domain|server|web)\/src\/([\w-]+)$/)?.[1] ?? [],
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !map.includes(` ${name}/`))).toEqual([]);
});

test('the map has at most 700 words and the glossary at most 40 terms', () => {
  expect(repository.read('ARCHITECTURE.md').match(/[\p{L}\p{N}][\p{L}\p{N}./'-]*/gu)!.length).toBeLessThanOrEqual(700);
  expect(repository.read('docs/glossary.md').match(/^- \*\*/gm)!.length).toBeLessThanOrEqual(40);
});

test.each([
  ['a command', 'Run `npm run fly`.', 'there is no command "npm run fly"'],
  ['a command in a block', '```sh\nnpm run fly\n```', 'there is no command "npm run fly"'],
  ['a file', 'See `domain/src/nowhere.ts`.', 'there is no file "domain/src/nowhere.ts"'],
  ['a file in a drawing', '```\nserver/src/\n  nowhere.ts\n```', 'there is no file "nowhere.ts"'],
  ['a folder', 'In `server/nowhere/`.', 'there is no folder "server/nowhere/"'],
  ['a folder without a slash', 'In `server/nowhere`.', 'there is no file "server/nowhere"'],
  ['a test to run', '`npx vitest run server/nowhere`', 'there is no file "server/nowhere"'],
  ['a file with a placeholder', '`web/src/*Nowhere.ts`', 'there is no file "web/src/*Nowhere.ts"'],
  ['a setting', 'Set `NO_SUCH_SETTING=1`.', 'the source has no "NO_SUCH_SETTING"'],
  ['a function', 'Call `flyToTheMoon()`.', 'the source has no "flyToTheMoon"'],
  ['a type', 'It returns a `FlyingCarpet`.', 'the source has no "FlyingCarpet"'],
  ['a link', '[page](nowhere.md)', 'the link leads nowhere: nowhere.md'],
  ['an anchor', '[part](README.md#nowhere)', 'there is no heading for the link README.md#nowhere'],
  ['an image', '<img src="docs/nowhere.webp">', 'the link leads nowhere: docs/nowhere.webp'],
])('reports %s that does not exist', (_, text, fault) => {
  expect(checkDocument('README.md', `First line\n\n${text}`, repository)).toEqual([
    expect.stringMatching(new RegExp(`^README.md:[3-6]: ${fault.replaceAll(/[.*+?()[\]]/g, '\\$&')}$`)),
  ]);
});

function sectionOf(text: string, title: string): string[] {
  return text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0]?.split('\n') ?? [];
}

function longLines(file: string): string[] {
  const lines = repository
    .read(file)
    .replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n');
  const isProse = (line: string) =>
    !line.trimStart().startsWith('|') && !line.includes('](http') && !line.startsWith('<');
  return lines.flatMap((line, index) => (line.length > 120 && isProse(line) ? [`${file}:${index + 1}`] : []));
}
