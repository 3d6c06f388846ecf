import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadWeb, readWebApp } from './loadWeb.ts';

test('the built pages have every function of the contract', async () => {
  const { app } = await loadWeb();
  expect(Object.keys(app).sort()).toEqual([
    'buildVersion',
    'introduce',
    'renderPage',
    'renderRefusal',
    'renderShell',
    'sessionOf',
  ]);
});

test('the built pages have the production editions of their libraries, whatever NODE_ENV says', () => {
  const folder = new URL('../../../../web/build/server/', import.meta.url);
  const files = globSync('**/*.js', { cwd: folder });
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => readFileSync(new URL(file, folder), 'utf8').includes('process.env.NODE_ENV'))).toEqual(
    [],
  );
});

test('names the functions that the loaded pages lack', () => {
  expect(() => readWebApp({})).toThrow(
    'the built pages lack buildVersion, renderPage, renderShell, renderRefusal, sessionOf, introduce',
  );
});
