import { describe, expect, test } from 'vitest';
import { readUtterances } from './readUtterances.ts';

const set = readUtterances(new URL('utterances/', import.meta.url));
const practice = readUtterances(new URL('practice/', import.meta.url));
const share = (isCounted: (one: (typeof set)[number]) => boolean) => set.filter(isCounted).length / set.length;

describe('the test set of the chat', () => {
  test('has the required size and variety', () => {
    expect(set.length).toBeGreaterThanOrEqual(400);
    expect(share(({ language }) => language === 'es')).toBeGreaterThanOrEqual(0.4);
    expect(share(({ isMisspelt }) => isMisspelt)).toBeGreaterThanOrEqual(1 / 3);
    expect(share(({ before }) => before.length > 0)).toBeGreaterThanOrEqual(0.2);
    expect(set.filter(({ group }) => group === 'lookAlikes').length).toBeGreaterThanOrEqual(60);
  });

  test('shares no utterance with the practice set', () => {
    const said = new Set(practice.map(({ before, text }) => [...before, text].join(' > ').toLowerCase()));
    expect(
      set.filter(({ before, text }) => said.has([...before, text].join(' > ').toLowerCase())).map(({ text }) => text),
    ).toEqual([]);
  });
});

test('reads slots, services and the context', () => {
  expect(set.find(({ text }) => text === 'how far is number 3')).toMatchObject({
    language: 'en',
    intent: 'SERVICE_DISTANCE',
    slots: ['serviceIds=@3'],
    before: ['food pantry in Abilene'],
  });
});
