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

test('names the functions that the loaded pages lack', () => {
  expect(() => readWebApp({})).toThrow(
    'the built pages lack buildVersion, renderPage, renderShell, renderRefusal, sessionOf, introduce',
  );
});
