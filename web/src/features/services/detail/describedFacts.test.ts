import { expect, test } from 'vitest';
import { describedFacts } from './describedFacts.ts';

test('quotes what people must know before they go, and leaves the rest', () => {
  const text = 'Beds for one night near Main St. Station. No ID needed. It costs nothing. Call first. Dogs may come.';
  expect(describedFacts(text)).toEqual({
    facts: { appointment: 'Call first.', papers: 'No ID needed.', cost: 'It costs nothing.' },
    rest: 'Beds for one night near Main St. Station. Dogs may come.',
  });
});

test('understands Spanish', () => {
  const text = 'Despensa para familias. Traiga identificación. Es gratis. Abre a las 9 a. m. los lunes.';
  expect(describedFacts(text)).toEqual({
    facts: { papers: 'Traiga identificación.', cost: 'Es gratis.' },
    rest: 'Despensa para familias. Abre a las 9 a. m. los lunes.',
  });
});

test('a first sentence stays, and is quoted if it is short', () => {
  expect(describedFacts('Groceries by appointment. Ask for Ana.')).toEqual({
    facts: { appointment: 'Groceries by appointment.' },
    rest: 'Groceries by appointment. Ask for Ana.',
  });
});

test.each([
  'We do not have today’s free beds.',
  'Pays up to $200 toward one bill.',
  'Volunteers drive to VA appointments.',
  'Volunteers pay for two loads and bring soap.',
  'El personal lleva identificación.',
])('concludes nothing from: %s', (sentence) => {
  expect(describedFacts(`A place. ${sentence}`)).toEqual({ facts: {}, rest: `A place. ${sentence}` });
});

test.each([
  ['No cuesta nada ni hay que esperar.', 'No cuesta nada.'],
  ['There is no fee and no waiting period.', 'There is no fee.'],
  ['There is no fee and no insurance is needed.', 'There is no fee and no insurance is needed.'],
])('quotes only the cost from: %s', (sentence, cost) => {
  const { facts, rest } = describedFacts(`A place. ${sentence}`);
  expect(facts).toEqual({ cost });
  expect(rest).toBe(cost === sentence ? 'A place.' : `A place. ${sentence}`);
});

test('understands the labels of such lines in Spanish', () => {
  const text =
    'Despensa.\nQuién: Familias\nCosto: Gratis\nQué llevar: Nada\nCómo solicitar: Llame\nÁrea atendida: Taylor';
  expect(describedFacts(text)).toEqual({
    facts: { conditions: 'Familias', cost: 'Gratis', papers: 'Nada', apply: 'Llame', area: 'Taylor' },
    rest: 'Despensa.',
  });
});

test('keeps the lines of a list', () => {
  expect(describedFacts('We offer:\n- soup\n- bread').rest).toBe('We offer:\n- soup\n- bread');
});

test('shows the lines of facts that an import has written, each by its label', () => {
  const text = [
    'Groceries for a week.',
    'Who: People who live in the county',
    'Cost: Free',
    'Bring: Photo ID; Proof of address',
    'Languages: English; Spanish',
    'Accessibility: Ramp',
    'Area served: Taylor County',
    'How to apply: Walk in',
    'Note: Ask for Ana.',
  ].join('\n');
  expect(describedFacts(text)).toEqual({
    facts: {
      conditions: 'People who live in the county',
      cost: 'Free',
      papers: 'Photo ID; Proof of address',
      languages: 'English; Spanish',
      accessibility: 'Ramp',
      area: 'Taylor County',
      apply: 'Walk in',
    },
    rest: 'Groceries for a week.\nNote: Ask for Ana.',
  });
});
