import type { Service } from '@amparo/domain/services/service.ts';
import { expect, test } from 'vitest';
import { addMessages } from '../../../i18n/messages/messages.ts';
import { linksOut, serviceDetail } from './serviceDetail.ts';

addMessages('en', {});
addMessages('es', {});

const now = '2026-11-21T18:00:00Z';
const service = {
  ...{
    id: 'a',
    name: 'Sample',
    serviceSummary: 'Meals',
    description: 'Hot meals',
    age: 'Adults',
    alternateNames: ['TS'],
  },
  ...{ serviceSummaryEs: 'Comida', descriptionEs: 'Comida caliente', ageEs: 'Adultos' },
  ...{ type: [], subTypes: [], category: [], schedules: [], closeSchedules: [], phone: '', location: null },
  ...{ address1: '', address2: '', city: '', state: 'TX', zip: '', website: '', facebook: '', twitter: '' },
  ...{ instagram: '', youtube: '', timeZone: 'America/Chicago', openStatus: { kind: 'unknown' }, likes: 0, needs: [] },
  ...{ createdAt: now, updatedAt: now, verifiedAt: null, bedsUpdatedAt: null, criticalExpiredAt: null },
} as unknown as Service;

test.each([
  ['es', ['descriptionEs'], {}, true],
  ['es', ['ageEs'], {}, true],
  ['es', ['serviceSummaryEs'], {}, false],
  ['es', ['serviceSummaryEs'], { description: '', descriptionEs: '' }, true],
  ['es', [], {}, false],
  ['en', ['descriptionEs'], {}, false],
  ['en', ['description'], {}, true],
] as const)('in %s, of which a machine wrote %j', (language, machineMade, change, isMachineMade) => {
  const written = { ...service, ...change, machineMade: [...machineMade] };
  expect(serviceDetail(written, language, now).isMachineMade).toBe(isMachineMade);
});

test('days are shown by the clock of the service', () => {
  const verifiedAt = '2026-11-20T04:00:00Z';
  const shown = serviceDetail({ ...service, verifiedAt, updatedAt: verifiedAt, machineMade: [] }, 'en', verifiedAt);
  expect([shown.confirmedOn, shown.updatedOn, shown.today]).toEqual(Array(3).fill('November 19, 2026'));
});

test('search engines get the address of a service, but only the town of a confidential one', () => {
  const place = { address1: '10 Elm St', address2: 'Unit 2', city: 'Abilene', zip: '79601', machineMade: [] };
  const town = { addressLocality: 'Abilene', addressRegion: 'TX', addressCountry: 'US' };
  const open = serviceDetail({ ...service, ...place, isAddressConfidential: false }, 'en', now);
  expect(open.postal).toEqual({ ...town, streetAddress: '10 Elm St, Unit 2', postalCode: '79601' });
  const confidential = serviceDetail({ ...service, ...place, isAddressConfidential: true }, 'en', now);
  expect(confidential.postal).toEqual(town);
});

const none = { website: '', facebook: '', twitter: '', instagram: '', youtube: '' };

test.each([
  ['www.example.org', 'http://www.example.org/', 'example.org'],
  ['https://example.org/help/', 'https://example.org/help/', 'example.org/help'],
  ['example.org:8080/a', 'http://example.org:8080/a', 'example.org:8080/a'],
])('the link of the website %s', (website, href, label) => {
  expect(linksOut({ ...none, website })).toEqual([{ kind: 'website', href, label }]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'no address at all', ''])(
  '%s is not a link',
  (website) => {
    expect(linksOut({ ...none, website })).toEqual([]);
  },
);

test('social networks have their names', () => {
  const links = linksOut({ ...none, facebook: 'facebook.com/sample', youtube: 'https://youtube.com/@sample' });
  expect(links.map(({ kind }) => kind)).toEqual(['Facebook', 'YouTube']);
});

test('other places of a service are named with their address', () => {
  const alsoAt = [{ id: 'b', name: 'Sample (East)', address1: '2 Elm St', city: 'Tye' }];
  const places = serviceDetail({ ...service, machineMade: [], alsoAt }, 'en', now).alsoAt;
  expect(places).toEqual([{ id: 'b', name: 'Sample (East)', where: '2 Elm St, Tye' }]);
  expect(serviceDetail({ ...service, machineMade: [] }, 'en', now).alsoAt).toEqual([]);
});
