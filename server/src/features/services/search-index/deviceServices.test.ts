import { randomUUIDv7 } from 'node:crypto';
import type { DeviceService } from '@amparo/domain/offline/deviceService.ts';
import { DeviceServices } from '@amparo/domain/offline/deviceServices.ts';
import { dataProblems } from '@amparo/domain/services/dataProblems.ts';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { arbitraryMoment } from '@amparo/domain/services/hours/arbitraryHours.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { ServiceQuery, serviceSorts } from '@amparo/domain/services/serviceQuery.ts';
import { audiences, serviceTypes, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { generateService, placesOf } from '../../../../../bench/generate/generateService.ts';
import { readRegionProfile } from '../../../app/region/regionFolder.ts';
import { deviceInMemory } from '../../../app/test-kit/deviceInMemory.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import type { Database } from '../../../database/schema.ts';
import { findCentroid } from '../../../geocoder/findCentroid.ts';
import { regionGazetteer } from '../../../geocoder/regionGazetteer.ts';
import { upsertServices } from '../persistence/saveServices.ts';
import { PublicServiceRepository } from '../read/publicServiceRepository.ts';
import { oneIn, point, someOf } from './arbitraryQuery.ts';

const at = Temporal.Instant.from('2026-11-18T18:00:00Z');
const zone = 'America/Chicago';
const gazetteer = regionGazetteer('west-central-texas');
const places = placesOf(gazetteer.zips);
const DATA_SETS = 3;
const SERVICES = 150;
const QUERIES = 200;

/** Texts that two programs split into words differently, unless they are the same program. */
const oddTexts = [
  ...["Women's drop-in, 24/7, 9:00-5:00", 'Niñas y niños: ¡gratis!', 'https://example.org/food?x=1', 'Straße № 5', ''],
  ...[
    '1e5 and/or $3.50',
    "D'Eau O’Brien",
    'info@example.org',
    '<b>bold</b> &amp; more',
    'ﬁne ½ portions',
    'CAÑÓN',
    'a.m.',
  ],
  ...[
    'St. Mary’s',
    'bread_and_butter',
    'x'.repeat(3000),
    '食物 food',
    'İstanbul Kelvin',
    'off same own',
    'e-mail\tnew\nline',
  ],
];
const oddText = fc.constantFrom(...oddTexts);
const oddCity = fc.constantFrom('Abilene', 'ABILENE', 'CAÑON CITY', 'Sweetwater', 'Nowhere', 'Éire');

/** What the generator of services does not vary. */
const variant = fc.record({
  text: fc.option(oddText, { nil: '' }),
  alternateNames: fc.subarray(['The Pantry', 'Casa Amparo', 'ABC', 'Shelter']),
  city: fc.option(oddCity, { nil: undefined }),
  zip: fc.constantFrom('79601', '79556', '75001'),
  hasLocation: fc.boolean(),
  location: point,
  isAddressConfidential: fc.boolean(),
  moment: fc.option(arbitraryMoment, { nil: undefined }),
  isCriticalHeader: fc.boolean(),
  isSoon: fc.boolean(),
  beds: fc.integer({ min: 0, max: 3 }),
});
type Variant = typeof variant extends fc.Arbitrary<infer Value> ? Value : never;

function toInput(seed: number, n: number, varied: Variant): ServiceInput {
  const { id: _id, source: _source, ...generated } = generateService(seed, n, places) as Record<string, string>;
  const { text, city, moment, location, beds } = varied;
  return ServiceInput.parse({
    ...generated,
    name: `${generated.name} ${text}`.slice(0, 200),
    description: `${text} ${generated.description}`.slice(0, 1000),
    descriptionEs: `${generated.descriptionEs}`.slice(0, 1000),
    ...(city === undefined ? {} : { city, zip: varied.zip }),
    alternateNames: varied.alternateNames,
    location: varied.hasLocation ? { coordinates: location } : null,
    isAddressConfidential: varied.isAddressConfidential,
    ...(moment ? { schedules: moment.hours.schedules, timeZone: moment.timeZone } : {}),
    isCriticalHeader: varied.isCriticalHeader,
    criticalDescription: 'Closed on Friday',
    criticalExpiredAt: varied.isSoon ? '2026-11-18T17:59:59.999Z' : '2026-11-19T18:00:00Z',
    ...{ totalBeds: 3, availableBeds: beds },
    bedGroups: n % 3 === 0 ? [{ group: n % 2 === 0 ? 'WOMEN' : 'ALL', total: 3, available: beds }] : [],
  });
}

/** Fills the tables with random services. Half of the values that sort are equal, so that ids decide. */
async function fill(db: Kysely<Database>, seed: number): Promise<void> {
  const variants = fc.sample(variant, { numRuns: SERVICES, seed });
  const services = variants.map((varied, n) => ({ id: randomUUIDv7(), input: toInput(seed, n, varied) }));
  const centroidOf = (place: Parameters<typeof findCentroid>[1]) => findCentroid(gazetteer, place);
  await db.transaction().execute((trx) => upsertServices(trx, services, centroidOf));
  await sql`UPDATE services SET is_approved = random() < 0.9,
    created_at = timestamptz '2026-01-01' + floor(random() * 40) * interval '100 microseconds',
    verified_at = CASE WHEN random() < 0.5 THEN created_at END`.execute(db);
  await sql`UPDATE service_kudos SET likes = floor(random() * 4)`.execute(db);
}

const list = (values: readonly string[]) => someOf(values).map((some) => some.join(','));
const coordinate = point.map((degrees) => degrees.join('|'));

const phrases = [
  ...['food', 'shelter for women', 'ropa gratis', 'clinic abilene', 'dentst', 'foodbank nr me', 'open now', 'a', '!'],
  ...['pantry tonight', 'donde puedo comer gratis', 'shelterr', 'recursos', 'help in sweetwater on friday', 'xyzzy'],
  ...['casa amparo', 'the pantry', 'womens drop in', 'obrien', 'istanbul', 'info@example.org', '555', 'food 79601'],
];

/** A typed text: an everyday phrase, or words of a service, perhaps misspelled. */
function typedText(services: readonly DeviceService[]): fc.Arbitrary<string> {
  const service = fc.constantFrom(...services);
  const words = fc.tuple(service, fc.nat({ max: 400 }), fc.integer({ min: 1, max: 4 })).map(([one, from, count]) => {
    const all = `${one.name} ${one.serviceSummary} ${one.descriptionEs} ${one.description}`.split(' ');
    return all
      .slice(from % all.length, (from % all.length) + count)
      .join(' ')
      .slice(0, 150);
  });
  const misspelled = fc
    .tuple(words, fc.nat())
    .map(([text, n]) => text.slice(0, n % (text.length + 1)) + text.slice((n % (text.length + 1)) + 1));
  const contact = service.map(({ phone, contactEmail }) => contactEmail || phone);
  return fc.oneof(
    fc.constantFrom(...phrases),
    ...[words, misspelled, service.map(({ name }) => name), contact, service.map(({ phone }) => phone.slice(-8))],
  );
}

/** One entry per field of the query, so a new field does not compile without a comparison. */
const fieldsOf = (services: readonly DeviceService[]) =>
  ({
    filter: oneIn(20, fc.constant('type')),
    search: oneIn(6, fc.constantFrom('name', 'description,serviceSummary', 'phone', 'name,userEmail', 'address1')),
    q: oneIn(2, typedText(services)),
    sort: oneIn(2, fc.constantFrom(...serviceSorts)),
    direction: oneIn(2, fc.constantFrom('asc', 'desc')),
    limit: oneIn(2, fc.constantFrom(0, 1, 5, 30)),
    skip: oneIn(4, fc.integer({ min: 0, max: 20 })),
    isApproved: oneIn(12, fc.boolean()),
    isWaiting: oneIn(12, fc.boolean()),
    type: oneIn(4, list(serviceTypes)),
    subType: oneIn(8, list(subTypes)),
    category: oneIn(8, list(audiences)),
    isOpen: oneIn(4, fc.boolean()),
    openAt: oneIn(6, fc.constantFrom('2026-11-18T12:15', '2026-11-18T18:00/2026-11-18T23:00', 'any')),
    userTimezone: oneIn(8, fc.constantFrom('Asia/Tokyo', 'America/Denver')),
    nearCoordinate: oneIn(2, coordinate),
    currentCoordinate: oneIn(5, coordinate),
    user: oneIn(40, fc.constant(randomUUIDv7())),
    isManaged: oneIn(30, fc.boolean()),
    problem: oneIn(40, list(dataProblems)),
    unconfirmedMonths: oneIn(40, fc.constantFrom(1, 6)),
    isShowAll: oneIn(3, fc.boolean()),
    isCriticalHeader: oneIn(8, fc.boolean()),
    hasFreeBeds: oneIn(5, fc.boolean()),
    zip: oneIn(8, list(['79601', '79556', '75001'])),
    state: oneIn(20, fc.constant('tx')),
    city: oneIn(10, list(['abilene', 'Sweetwater', 'cañon city', 'ÉIRE'])),
    county: oneIn(10, list(['Taylor', 'jones', 'Nolan', 'harris'])),
    _id: oneIn(
      10,
      fc
        .subarray(
          services.map(({ id }) => id),
          { minLength: 20 },
        )
        .map((ids) => ids.join(',')),
    ),
  }) satisfies { [Field in keyof ServiceQuery]-?: fc.Arbitrary<string | number | boolean | undefined> };

/** The server refuses to sort by distance from an unknown place. */
const queries = (services: readonly DeviceService[]) =>
  fc
    .record(fieldsOf(services))
    .filter(({ sort, nearCoordinate }) => sort !== 'distance' || nearCoordinate !== undefined);

async function listOnServer(server: TestApp, query: URLSearchParams) {
  const { body, status } = await server.ask(`/api/services?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { data, total, searchedFor, understoodTime } = body;
  return { ids: data.map(({ id }: Service) => id), total, searchedFor, understoodTime };
}

test.each(Array.from({ length: DATA_SETS }, (_, n) => 26 + n))(
  'a device lists the same services in the same order as the server (data set %i)',
  async (seed) => {
    const server = await startTestApp({ at: at.toString(), hasSampleData: false });
    await fill(server.database.db, seed);
    const services = await new PublicServiceRepository(server.database.db).deviceServices();
    // A device stores the services as JSON.
    const stored = JSON.parse(JSON.stringify(services)) as DeviceService[];
    const { counties } = await readRegionProfile('west-central-texas');
    const regionCounties = counties.map(({ name }) => name);
    const device = new DeviceServices(deviceInMemory(stored), { gazetteer, regionCounties, zone });
    const found = { some: 0, text: 0 };
    await fc.assert(
      fc.asyncProperty(queries(stored), async (fields) => {
        const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
        const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
        const list = await device.list(ServiceQuery.parse(Object.fromEntries(query)), at);
        const expected = await listOnServer(server, query);
        const { total, searchedFor, understoodTime } = list;
        expect({ ids: list.services.map(({ id }) => id), total, searchedFor, understoodTime }).toEqual(expected);
        if (total > 1) found.some += 1;
        if (total > 1 && fields.q !== undefined) found.text += 1;
      }),
      { numRuns: QUERIES, seed },
    );
    // Empty lists would prove nothing. The ids, and so the texts, differ in every run: the limits are far below the mean.
    expect(found.some).toBeGreaterThan(QUERIES / 8);
    expect(found.text).toBeGreaterThan(QUERIES / 40);
    await server.close();
  },
);
