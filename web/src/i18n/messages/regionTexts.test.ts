import { expect, test } from 'vitest';
import { withRegionTexts } from './regionTexts.ts';

const messages = {
  shell: { name: 'Amparo', about: 'About Amparo', count: [['count', 2, { other: [0, ' places on Amparo'] }]] },
  services: { kinds: { FOOD: 'Food', HEALTH: 'Health' } },
};

test('a region replaces single messages of a language, and leaves the others', () => {
  const texts = { en: { 'services.kinds.FOOD': 'Groceries', 'menu.title': 'not loaded' } };
  expect(withRegionTexts(messages, 'en', texts)).toEqual({
    ...messages,
    services: { kinds: { FOOD: 'Groceries', HEALTH: 'Health' } },
  });
  expect(messages.services.kinds.FOOD).toBe('Food');
});

test('another language keeps its messages', () => {
  expect(withRegionTexts(messages, 'es', { en: { 'services.kinds.FOOD': 'Groceries' } })).toEqual(messages);
});

test('the name of the app is replaced in every message, also in compiled ones', () => {
  const { shell } = withRegionTexts(messages, 'vi', { appName: 'Good "$&" Hands' });
  expect(shell).toEqual({
    name: 'Good "$&" Hands',
    about: 'About Good "$&" Hands',
    count: [['count', 2, { other: [0, ' places on Good "$&" Hands'] }]],
  });
});

test('the same messages are replaced only once', () => {
  const texts = { appName: 'Hands' };
  expect(withRegionTexts(messages, 'en', texts)).toBe(withRegionTexts(messages, 'en', texts));
  expect(withRegionTexts(messages, 'en', { appName: 'Arms' }).shell.name).toBe('Arms');
});
