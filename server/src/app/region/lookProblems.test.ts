import { expect, test } from 'vitest';
import { problemOfLogo, problemsOfTexts } from './lookProblems.ts';

test('texts of messages that do not exist or have values are refused by their name', () => {
  expect(problemsOfTexts({ en: { 'services.kinds.FOOD': 'Groceries' } })).toEqual([]);
  const en = { 'services.kinds.FOOT': 'x', 'nothing.at.all': 'x', 'services.kinds': 'x' };
  expect(problemsOfTexts({ en, es: { 'services.list.count': 'x' } })).toEqual([
    'texts.en: there is no message services.kinds.FOOT',
    'texts.en: there is no message nothing.at.all',
    'texts.en: there is no message services.kinds',
    'texts.es: the message services.list.count has values, so it cannot be replaced',
  ]);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test.each([
  [svg('<path d="M0 0"/>'), null],
  [svg('<path fill="url(#a)" d="M0 0"/>'), null],
  ['PNG', 'is not an SVG image.'],
  [svg('<script>1</script>'), 'must not contain scripts, links, or other files.'],
  [svg('<image href="https://example.org/a.png"/>'), 'must not contain scripts, links, or other files.'],
  [svg('<path onload="1"/>'), 'must not contain scripts, links, or other files.'],
  [svg(' '.repeat(2000)), 'has 2046 characters. It may have 2000.'],
])('a logo is checked: %#', (logo, problem) => {
  expect(problemOfLogo(logo)).toBe(problem);
});
