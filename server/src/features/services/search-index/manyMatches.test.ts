import { randomUUIDv7 } from 'node:crypto';
import { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { upsertServices } from '../persistence/saveServices.ts';

/** More matches than search ranks. */
const COUNT = 1500;
const BATCH = 300;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ hasSampleData: false });
  const services = Array.from({ length: COUNT }, (_, i) => ({ id: randomUUIDv7(), input: pantryOrClinic(i) }));
  for (let i = 0; i < COUNT; i += BATCH) {
    const batch = services.slice(i, i + BATCH);
    await server.database.db.transaction().execute((trx) => upsertServices(trx, batch, () => null));
  }
});
afterAll(() => server.close());

const pantries = Array.from({ length: COUNT }, (_, i) => i).filter((i) => i % 3 !== 0);

/** Services on a line to the east. Every third one is a clinic. */
function pantryOrClinic(i: number): ServiceInput {
  const isClinic = i % 3 === 0;
  const number = String(i).padStart(4, '0');
  return ServiceInput.parse({
    name: isClinic ? `Dental Clinic ${number}` : `Food Pantry ${number}`,
    serviceSummary: isClinic ? 'A dentist for all.' : 'Groceries for families.',
    description: isClinic ? 'Teeth are cleaned here.' : 'Bags of groceries, no papers needed.',
    category: ['ALL'],
    type: [isClinic ? 'HEALTH' : 'FOOD'],
    address1: '1 Example Street',
    city: 'Abilene',
    state: 'TX',
    zip: '79601',
    location: { coordinates: [-99 + i / 1000, 32] },
  });
}

const search = async (query: string) => (await server.ask(`/api/services?${query}`)).body as { data: Service[] };
const numbers = ({ data }: { data: Service[] }) => data.map(({ name }) => Number(name.slice(-4)));

describe('a search that matches over a thousand services', () => {
  test.each([
    ['a need, nearest first', 'q=food pantry&nearCoordinate=-98.4997|32', nearestTo(500.3)],
    ['words alone, nearest first', 'q=bags&nearCoordinate=-98.4997|32', nearestTo(500.3)],
    ['later pages go on where the last one ended', 'q=bags&nearCoordinate=-98.4997|32&skip=100', nearestTo(500.3, 100)],
    ['pages beyond those that a shortcut finds', 'q=bags&nearCoordinate=-98.4997|32&skip=400', nearestTo(500.3, 400)],
  ])('%s', async (_what, query, expected) => {
    expect(numbers(await search(query))).toEqual(expected);
  });

  test('returns the best hundred matches, each once', async () => {
    const found = numbers(await search('q=food pantry'));
    expect(new Set(found).size).toBe(100);
    expect(found.every((i) => i % 3 !== 0)).toBe(true);
  });

  test('finds all services of a filter that excludes most of the best matches', async () => {
    const { data } = await search('q=food pantry&type=HEALTH');
    expect(data.every(({ type }) => type.includes('HEALTH'))).toBe(true);
  });
});

function nearestTo(middle: number, skip = 0): number[] {
  const sorted = pantries.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
  return sorted.slice(skip, skip + 100);
}
