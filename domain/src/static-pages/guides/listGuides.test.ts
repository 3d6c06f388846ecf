import { expect, test } from 'vitest';
import type { Guide } from './guide.ts';
import { listGuides } from './listGuides.ts';

const guide = (title: string, titleEs: string, content = '<p>Text.</p>'): Guide => ({
  ...{ id: title, slug: title, title, titleEs, content, contentEs: '' },
  ...{ isPublished: true, updatedAt: '2026-11-18T16:00:00Z' },
});
const sleep = guide('Where to sleep tonight', 'Dónde dormir esta noche');
const papers = guide('Getting your papers', 'Cómo obtener sus documentos', '<h2>Birth certificate</h2><p>Call.</p>');
const storm = guide('When a storm comes', 'Cuando llega una tormenta', '<h2>Places to charge a phone</h2>');
const guides = [sleep, papers, storm];
const titles = (q?: string) => listGuides(guides, q).data.map(({ title }) => title);

test('without a search text, all guides are listed by title, without their text', () => {
  expect(titles()).toEqual([papers.title, storm.title, sleep.title]);
  expect(listGuides(guides).data[0]).not.toHaveProperty('content');
});

test.each([
  ['sleep', sleep],
  ['a bed for tonight', sleep],
  ['shelter', sleep],
  ['necesito dormir', sleep],
  ['refugio', sleep],
  ['storm', storm],
  ['tormenta', storm],
  ['birth certificate', papers],
  ['acta de nacimiento', papers],
])('“%s” finds its guide first', (q, found) => {
  expect(titles(q)[0]).toBe(found.title);
});

test.each(['food', 'comida gratis', 'dentist', 'Porchlight', 'near me', 'open now'])('“%s” finds no guide', (q) => {
  expect(titles(q)).toEqual([]);
});

test('a guide in one language is found in both', () => {
  const english = guide('Where to sleep tonight', '');
  expect(['shelter', 'refugio'].map((q) => listGuides([english, papers], q).data[0]?.title)).toEqual(
    Array(2).fill(english.title),
  );
});

test('words of the title count more than words of a heading', () => {
  const heading = guide('Help with bills', '', '<h2>A storm and the light bill</h2>');
  expect(listGuides([heading, storm], 'storm').data.map(({ title }) => title)).toEqual([storm.title, heading.title]);
});
