import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { offlineAssets } from './offlinePages.ts';

const source = (path: string) => new URL(`src/${path}`, import.meta.url).pathname;

/** A built file: its name, its source, and what it imports at once and later. */
function chunk(fileName: string, path: string, imports: string[] = [], dynamicImports: string[] = []) {
  const facadeModuleId = source(path);
  return { type: 'chunk', fileName, facadeModuleId, imports, dynamicImports } as unknown as Rolldown.OutputChunk;
}

test('the files of offline pages are those that they load at once or later, except code for signed-in people', () => {
  const files = [
    chunk('root.js', 'root.tsx', ['libraries.js']),
    chunk('libraries.js', 'libraries.ts'),
    chunk('lines.js', 'features/crisis-lines/CrisisLinesPage.tsx', [], ['dialog.js', 'form.js']),
    chunk('dialog.js', 'ui/Dialog.tsx'),
    chunk('form.js', 'features/crisis-lines/edit/LineForm.tsx'),
    chunk('users.js', 'features/users/list/UsersPage.tsx'),
    { type: 'asset', fileName: 'style.css' } as Rolldown.OutputAsset,
    { type: 'asset', fileName: 'assets/linkPreview-1.png' } as Rolldown.OutputAsset,
  ];
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file]));
  expect(offlineAssets(bundle)).toEqual(['dialog.js', 'libraries.js', 'lines.js', 'root.js', 'style.css']);
});
