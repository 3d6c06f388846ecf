import { expect, test } from 'vitest';
import { linksOut } from './linksOut.ts';

const none = { website: '', facebook: '', twitter: '', instagram: '', youtube: '' };

test.each([
  ['www.example.org', 'http://www.example.org/', 'example.org'],
  ['https://example.org/help/', 'https://example.org/help/', 'example.org/help'],
  ['example.org:8080/a', 'http://example.org:8080/a', 'example.org:8080/a'],
])('%s', (website, href, label) => {
  expect(linksOut({ ...none, website })).toEqual([{ kind: 'website', href, label }]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'no address at all', ''])(
  'no link for %s',
  (website) => {
    expect(linksOut({ ...none, website })).toEqual([]);
  },
);

test('each network by its name', () => {
  const links = linksOut({ ...none, facebook: 'facebook.com/sample', youtube: 'https://youtube.com/@sample' });
  expect(links.map(({ kind }) => kind)).toEqual(['Facebook', 'YouTube']);
});
