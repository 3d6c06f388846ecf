import { expect, test } from 'vitest';
import { testCaller } from '../../app/test-kit/testCaller.ts';
import { kindsOf, phonesOf, talk, textOf, useChat } from './testChat.ts';

const { say, server } = useChat();

/** A message between an ordinary one and a clear danger. */
const possible = { text: 'domestic violence shelter', phone: '1-800-799-7233' };

test.each([
  ['i want to kill myself', 'SUICIDE', ['911', '988']],
  ['mi esposo me pega', 'VIOLENCE', ['911', '1-800-799-7233']],
  ['my baby drank bleach', 'POISON', ['911', '1-800-222-1222']],
  ['i was raped', 'SEXUAL_ASSAULT', ['911', '1-800-656-4673']],
])('answers "%s" with phone numbers first', async (query, kind, phones) => {
  const answer = await say(query);
  expect(answer.understood).toMatchObject({ intent: 'EMERGENCY', slots: { kind }, danger: { level: 'certain' } });
  expect(answer.understood.danger.kinds[0]).toBe(kind);
  expect(kindsOf(answer)).toEqual(['CRISIS_LINES_LIST']);
  expect(phonesOf(answer).slice(0, 2)).toEqual(phones);
  expect(textOf(answer)).toContain('911');
});

test('a message about several dangers brings the lines of all', async () => {
  const answer = await say('he has a gun and says he will kill me, and i want to die');
  expect(phonesOf(answer)).toEqual(expect.arrayContaining(['911', '988', '1-800-799-7233']));
});

test('answers a request that may tell of a danger, below one line with 911 and the line of its kind', async () => {
  const answer = await say(possible.text);
  expect(answer.understood.danger.level).toBe('possible');
  const [hint, ...rest] = answer.messages;
  expect(hint).toMatchObject({ kind: 'TEXT', text: 'Are you in danger?' });
  const [first, second] = hint?.crisisLines ?? [];
  expect([first?.phone, second?.phone]).toEqual(['911', possible.phone]);
  expect(rest.map(({ kind }) => kind)).not.toEqual([]);
});

test('the search box finds the same danger', async () => {
  const search = async (q: string) => (await testCaller(server())(`GET /services?q=${encodeURIComponent(q)}`)).body;
  expect(await search('mi esposo me pega')).toMatchObject({
    danger: { level: 'certain' },
    emergency: { kind: 'VIOLENCE', language: 'es' },
  });
  const hinted = await search(possible.text);
  expect(hinted).toMatchObject({ danger: { level: 'possible' }, dangerHint: { language: 'en' } });
  expect(hinted.emergency).toBeUndefined();
  expect(await search('food')).toMatchObject({ danger: { level: 'none', kinds: [] } });
});

test('a danger does not end the topic of the conversation', async () => {
  const answer = await talk(say, ['food pantry in Abilene', 'my husband hits me', 'see more']);
  expect(answer.understood).toMatchObject({ intent: 'LIST_SERVICES', slots: { city: 'Abilene' } });
});
