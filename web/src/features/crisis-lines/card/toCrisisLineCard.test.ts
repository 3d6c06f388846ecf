import { expect, test } from 'vitest';
import { toCrisisLineCard } from './toCrisisLineCard.ts';

const line = {
  id: 'a',
  name: 'Sample Line',
  description: 'In English',
  descriptionEs: '',
  phone: '988',
  text: '741741',
  chatWebLink: 'https://example.org/',
  website: 'example.org/about',
  area: 'Texas',
  areaEs: 'Tejas',
  time: '24 hours',
  timeEs: 'Las 24 horas',
  isUrgent: true,
  position: 1,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
};

test('uses English for missing Spanish texts, and marks them', () => {
  const card = toCrisisLineCard(line, 'es');
  expect(card.description).toEqual({ text: 'In English', otherLanguage: 'en' });
  expect(card.area).toEqual({ text: 'Tejas', otherLanguage: null });
});

test.each([
  ['https://example.org/chat', 'https://example.org/chat', 'http://example.org/about'],
  ['http://example.org/about', 'http://example.org/about', undefined],
  ['javascript:alert(1)', undefined, 'http://example.org/about'],
])('chat %s: one link to one page, and none that runs', (chatWebLink, chat, website) => {
  const card = toCrisisLineCard({ ...line, chatWebLink }, 'en');
  expect([card.chat?.href, card.website?.href]).toEqual([chat, website]);
});
