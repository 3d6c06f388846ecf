import { expect, test } from 'vitest';
import { readHtml, textOf } from '../readHtml.ts';
import { foldSections } from './foldSections.ts';

const fold = (html: string) => {
  const { intro, sections } = foldSections(readHtml(html));
  return [textOf(intro), ...sections.map(({ heading, body }) => [textOf(heading), textOf(body)])];
};

test('each large heading begins a section; smaller headings and the text before stay where they are', () => {
  expect(fold('<p>Call 2-1-1.</p><h2>Women</h2><h3>With children</h3><p>Elm.</p><h2>Men <em>only</em></h2>')).toEqual([
    'Call 2-1-1. ',
    ['Women', 'With children Elm. '],
    ['Men only', ''],
  ]);
});

test('a text without a large heading has no sections', () => {
  expect(fold('<h3>Beds</h3><ul><li>Elm</li></ul>')).toEqual(['Beds Elm ']);
});
