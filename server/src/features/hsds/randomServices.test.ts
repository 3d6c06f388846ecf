import { readSchedules } from '@amparo/domain/hsds/schedules/readSchedules.ts';
import type { PublicService } from '@amparo/domain/hsds/toHsdsService.ts';
import { toHsdsService } from '@amparo/domain/hsds/toHsdsService.ts';
import { locationPrecisions } from '@amparo/domain/places/locationPrecision.ts';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { arbitraryMoment } from '@amparo/domain/services/hours/arbitraryHours.ts';
import { openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateService, placesOf } from '../../../../bench/generate/generateService.ts';
import { regionGazetteer } from '../../geocoder/regionGazetteer.ts';
import { englishTerms, stableId } from './englishTerms.ts';
import {
  completeOrganization,
  completeServiceAtLocation,
  organizationRecord,
  serviceAtLocationRecord,
  serviceRecord,
} from './hsdsRecords.ts';
import { expectHsds } from './testSchemas.ts';

const COUNT = 4_000;
/** Records that contain a whole service are checked for one in so many. */
const SHARE = 10;
const at = Temporal.Instant.from('2026-11-18T18:00:00Z');
const context = { terms: englishTerms, at };
const places = placesOf(regionGazetteer('west-central-texas').zips);

const oddLinks = [
  '',
  'https://example.org/a b|c{d}?q=ñ#x',
  'http://localhost:99999',
  'https://exämple.org/%zz',
  'example.org',
];
const variant = fc.record({
  id: fc.uuid(),
  moment: arbitraryMoment,
  website: fc.oneof(fc.constantFrom(...oddLinks), fc.webUrl({ withFragments: true, withQueryParameters: true })),
  age: fc.constantFrom('', '18 and older', '6 to 14', '64 to 18', '60 and older, or with a disability', '18+'),
  phone: fc.constantFrom(
    '',
    '2-1-1 or 1-877-541-7905',
    '(325) 555-0100 ext. 44',
    'ask Ana',
    '(325) 555-0100, ask for Ana',
  ),
  contactEmail: fc.oneof(
    fc.constant(''),
    fc.emailAddress().filter((email) => ServiceInput.shape.contactEmail.safeParse(email).success),
  ),
  isAddressConfidential: fc.boolean(),
  locationPrecision: fc.constantFrom(...locationPrecisions),
  zip: fc.constantFrom('', '79601'),
  country: fc.constantFrom('No data', 'US', 'United States'),
  isCriticalHeader: fc.boolean(),
  criticalExpiredAt: fc.constantFrom(null, '2026-11-18T17:59:59.999Z', '2026-11-19T18:00:00Z'),
  verifiedAt: fc.constantFrom(null, '2026-11-19T18:00:00.123Z'),
  totalBeds: fc.integer({ min: 0, max: 3 }),
  source: fc.constantFrom(null, { name: 'Food bank', id: '7' }),
});

/** Each variant is combined with ten services. Making variants takes most of the time. */
function services(count = COUNT): PublicService[] {
  const variants = fc.sample(variant, { numRuns: Math.ceil(count / SHARE), seed: 32 });
  return Array.from({ length: count }, (_, n) => {
    const { moment, zip, ...varied } = variants[n % variants.length]!;
    const { id: _id, source: _source, ...generated } = generateService(7, n, places);
    const description = String(generated.description).slice(0, 1000);
    const input = ServiceInput.parse({ ...generated, description, descriptionEs: '', website: '' });
    return {
      ...{ ...input, ...(zip === '' ? { zip } : {}) },
      ...{
        machineMade: [],
        staleTexts: [],
        isApproved: true,
        isSample: false,
        needs: [],
        bedsUpdatedAt: null,
        ...moment.hours,
      },
      ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', timeZone: moment.timeZone },
      ...varied,
      id: stableId(`${varied.id}/${n}`),
    } as PublicService;
  });
}

test(`${COUNT} random services match the schemas of HSDS, and their hours can be read again`, () => {
  const ids = new Set<string>();
  let count = 0;
  const problems: unknown[] = [];
  for (const [n, service] of services().entries()) {
    const record = toHsdsService(service, context);
    expectHsds('service', record);
    expectHsds('service_list', serviceRecord([service], {}, context));
    expectHsds('organization_list', organizationRecord([service], {}, context));
    expectHsds('service_at_location_list', serviceAtLocationRecord([service], {}, context));
    if (service.isAddressConfidential && revealsPlace(service, record)) problems.push(record);
    for (const { id } of [...(record.schedules ?? []), ...(record.phones ?? []), ...(record.attributes ?? [])]) {
      ids.add(id);
      count += 1;
    }
    if (n >= COUNT / SHARE) continue;
    expectHsds('service_at_location', completeServiceAtLocation([service], context));
    expectHsds('organization', completeOrganization([service], { full_service: true }, context));
    const sent = JSON.parse(JSON.stringify(record.schedules ?? []));
    const { hours } = readSchedules(sent, { from: '2026-11-01', to: '2026-12-31' });
    // At noon: clocks change at night.
    if (openStatus(hours, at, service.timeZone).kind !== openStatus(service, at, service.timeZone).kind)
      problems.push({ service, sent });
  }
  expect(problems).toEqual([]);
  expect(ids.size).toBe(count);
});

function revealsPlace({ address1, zip }: PublicService, record: object): boolean {
  const text = JSON.stringify(record);
  return (
    [address1, zip].some((part) => part !== '' && text.includes(JSON.stringify(part))) ||
    /latitude|address_1/.test(text)
  );
}

test('the same service has the same record, always', () => {
  const [service] = services(1) as [PublicService];
  const again = toHsdsService(structuredClone(service), { terms: englishTerms, at: at.add({ hours: 1 }) });
  expect(again).toEqual(toHsdsService(service, context));
});
