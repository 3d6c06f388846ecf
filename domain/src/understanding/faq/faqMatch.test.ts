import { expect, test } from 'vitest';
import { faqMatcher } from './faqMatch.ts';
import { faqQuestions } from './faqQuestions.ts';

const html = `<h2>Finding help</h2>
<h3>Can I bring my pet to a shelter?</h3><p>Some have <strong>kennels</strong>.</p><p>Call ahead.</p>
<h3>Do I need an ID?</h3>
<p>Many ask for none &amp; help anyway.</p>`;

test('reads the questions of a page with the text below each', () => {
  expect(faqQuestions(html)).toEqual([
    {
      topic: 'can-i-bring-my-pet-to-a-shelter',
      question: 'Can I bring my pet to a shelter?',
      answer: 'Some have kennels. Call ahead.',
    },
    { topic: 'do-i-need-an-id', question: 'Do I need an ID?', answer: 'Many ask for none & help anyway.' },
  ]);
});

const match = faqMatcher(faqQuestions(html));

test.each([
  ['are dogs allowed in shelters', 'can-i-bring-my-pet-to-a-shelter'],
  ['is identification required', 'do-i-need-an-id'],
])('finds what "%s" means', (text, topic) => {
  expect(match(text)?.topic).toBe(topic);
});

test('finds nothing for a text that is in no question', () => {
  expect(match('who won the game')).toBeNull();
  expect(faqMatcher([])('do i need an id')).toBeNull();
});
