import { expect, test } from 'vitest';
import { chunkFileName, chunksAround, staticImports } from './chunks.ts';

const imports: Record<string, string[]> = {
  home: ['card', 'react'],
  card: ['icon', 'card'],
  login: ['form', 'card', 'react'],
  form: ['hooks'],
};
const importsOf = (id: string) => imports[id] ?? [];

test('follows imports of imports, also in a circle', () => {
  expect([...staticImports(['home'], importsOf)].sort()).toEqual(['card', 'home', 'icon', 'react']);
});

test('the chunks of the home page contain only modules that it imports', () => {
  const context = { getModuleInfo: (id: string) => ({ importedIds: importsOf(id) }) };
  const [libraries, home] = chunksAround(['home']).groups;
  const nameOf = (group: typeof home, id: string) => typeof group?.name === 'function' && group.name(id, context);
  expect(nameOf(home, 'icon')).toBe('home');
  expect(nameOf(libraries, 'react')).toBe('libraries');
  for (const id of ['login', 'form', 'hooks']) expect(nameOf(home, id)).toBeNull();
  expect(nameOf(libraries, 'hooks')).toBeNull();
});

test('the name of a shared file does not contain the names of all its pages', () => {
  expect(chunkFileName({ name: 'pages~HomePage~LoginPage~k1wf8scf' })).toBe('assets/pages-[hash:7].js');
  expect(chunkFileName({ name: 'HomePage' })).toBe('assets/HomePage-[hash:7].js');
});
