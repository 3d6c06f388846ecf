import { arbitraryMoment } from '@amparo/domain/services/hours/arbitraryHours.ts';
import type { Hours } from '@amparo/domain/services/hours/hours.ts';
import { hoursRows } from '@amparo/domain/services/hours/hoursRows.ts';
import { openStatus } from '@amparo/domain/services/openStatus.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Changes } from '../../../database/changes.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testDatabase.ts';
import { openMinuteRanges } from '../persistence/openMinuteRanges.ts';
import { HoursInUse } from './hoursInUse.ts';
import { openFilter } from './openFilter.ts';

const fallbackZone = 'America/Chicago';

interface PlacedHours {
  hours: Hours;
  timeZone: string | null;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 2 });
});
afterAll(() => database.drop());

const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

async function store(services: PlacedHours[]): Promise<void> {
  const { pool } = database;
  await pool.query('DELETE FROM services');
  const columns = services.map(({ hours, timeZone }, n) => ({
    id: idOf(n),
    zone: timeZone,
    ...openMinuteRanges(hours),
  }));
  await pool.query(
    `INSERT INTO services (id, time_zone, open_minutes, closed_minutes,
       name, description, service_summary, category, type, address1, city, zip, name_key, search)
     SELECT id, zone, "openMinutes", "closedMinutes", 'Sample', '', '', '{ALL}', '{FOOD}', '', '', '', '', ''
     FROM jsonb_to_recordset($1::jsonb)
       AS r(id uuid, zone text, "openMinutes" int4multirange, "closedMinutes" int4multirange)`,
    [JSON.stringify(columns)],
  );
  const rows = services.flatMap(({ hours }, n) => hoursRows(hours).map((row) => ({ serviceId: idOf(n), ...row })));
  await pool.query(
    `INSERT INTO service_hours (service_id, is_closing, day_key, first_date, last_date, start_minute, end_minute)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS r("serviceId" uuid, "isClosing" boolean, "dayKey" smallint,
       "firstDate" date, "lastDate" date, "startMinute" smallint, "endMinute" smallint)`,
    [JSON.stringify(rows)],
  );
}

/** What the filter says of each stored service at an instant, in their order. */
async function filterAt(at: string): Promise<(boolean | null)[]> {
  const hours = new HoursInUse(database.db, { isHeard: false, onChange: () => undefined } as unknown as Changes);
  const query = sql<{ isOpen: boolean | null }>`
    SELECT ${await openFilter({ at, hours, fallbackZone })} AS "isOpen" FROM services s ORDER BY s.id`;
  return (await query.execute(database.db.withoutPlugins())).rows.map(({ isOpen }) => isOpen);
}

async function compareAt(at: string, services: PlacedHours[]): Promise<void> {
  const said = services.map(({ hours, timeZone }) => openStatus(hours, at, timeZone ?? fallbackZone).kind === 'open');
  expect(await filterAt(at)).toEqual(said);
}

const placedHours = fc.tuple(arbitraryMoment, fc.boolean()).map(([{ hours, timeZone }, isOwnZone]): PlacedHours => {
  return { hours, timeZone: isOwnZone ? timeZone : null };
});
const someServices = fc.array(placedHours, { minLength: 20, maxLength: 40 });
const someInstants = fc.array(
  arbitraryMoment.map(({ at }) => at),
  { minLength: 4, maxLength: 4 },
);

test('agrees with openStatus for services of every zone', async () => {
  await fc.assert(
    fc.asyncProperty(someServices, someInstants, async (services, instants) => {
      await store(services);
      for (const at of instants) await compareAt(at, services);
    }),
    { numRuns: 40 },
  );
});

test('agrees with openStatus where all services are in one zone', async () => {
  await fc.assert(
    fc.asyncProperty(someServices, someInstants, async (services, instants) => {
      const ofOneZone = services.map(({ hours }) => ({ hours, timeZone: null }));
      await store(ofOneZone);
      for (const at of instants) await compareAt(at, ofOneZone);
    }),
    { numRuns: 30 },
  );
});

const weekly = (day: 'SUNDAY' | 'TUESDAY', startTime: string, endTime: string): Hours => {
  return { schedules: [{ type: 'WEEKLY', day, startTime, endTime }], closeSchedules: [], isContact: false };
};
const summer: Hours = {
  schedules: [
    { type: 'DATE_RANGE', startDate: '2026-01-01', endDate: '2027-12-31', startTime: '09:00', endTime: '17:00' },
  ],
  closeSchedules: [{ type: 'MONTHLY', day: 'TUESDAY', period: 'LAST' }],
  isContact: false,
};

test.each<[string, Hours, string | null, string, boolean]>([
  ['open by the region’s clock', weekly('TUESDAY', '08:00', '17:00'), null, '2026-12-01T14:00:00Z', true],
  ['not yet by its own', weekly('TUESDAY', '08:00', '17:00'), 'America/Denver', '2026-12-01T14:59:59Z', false],
  ['closed at the end', weekly('TUESDAY', '08:00', '17:00'), null, '2026-12-01T23:00:00Z', false],
  [
    'from 2:30, which is 3:30 that day: not at 3:15',
    weekly('SUNDAY', '02:30', '06:00'),
    null,
    '2026-03-08T08:15:00Z',
    false,
  ],
  [
    'to 2:30, which is 3:30 that day: still at 3:15',
    weekly('SUNDAY', '00:00', '02:30'),
    null,
    '2026-03-08T08:15:00Z',
    true,
  ],
  [
    'to 1:30, the first of two: not at the second 1:15',
    weekly('SUNDAY', '00:00', '01:30'),
    null,
    '2026-11-01T07:15:00Z',
    false,
  ],
  ['two years of days, too many for the columns', summer, null, '2026-12-01T16:00:00Z', true],
  ['and closed on a last Tuesday', summer, null, '2026-12-29T16:00:00Z', false],
  ['contact-only', { ...summer, isContact: true }, null, '2026-12-01T16:00:00Z', false],
])('%s', async (_name, hours, timeZone, at, isOpen) => {
  await store([{ hours, timeZone }]);
  expect(await filterAt(at)).toEqual([isOpen]);
});
