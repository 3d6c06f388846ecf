import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOfService, setScene } from '../../../app/access/testScene.ts';
import { startTestApp, type TestApp } from '../../../app/test-kit/testApp.ts';
import { testCaller } from '../../../app/test-kit/testCaller.ts';

let server: TestApp;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  server = await startTestApp({ at: '2026-11-21T18:00:00Z' });
  call = testCaller(server);
});
afterAll(() => server.close());

const body = bodyOfService();
type Role = Parameters<typeof setScene>[1];

/** A signed-in person with a role and without services. */
async function person(role: Role) {
  const { me, another } = await setScene(server, role);
  const as = (name: string, body?: unknown) => call(name, { body, token: me.token });
  return { ...me, another, as };
}

const add = async (who: Awaited<ReturnType<typeof person>>, change: object = {}) => {
  const { status, body: answer } = await who.as('POST /services', { ...body, ...change });
  expect({ status, answer }).toMatchObject({ status: 201 });
  return answer.data;
};

describe('adding', () => {
  test('a provider’s service needs approval and belongs to them; guests do not see it', async () => {
    const ana = await person('USER');
    const service = await add(ana);
    expect(service).toMatchObject({
      ...{ isApproved: false, user: ana.id, userEmail: ana.email, managedUsers: [], subTypes: ['FOOD_PANTRIES'] },
      ...{ isSample: false, source: null, state: 'TX', isShowFlag: true, isShowDonate: false },
      verifiedAt: '2026-11-21T18:00:00.000Z',
    });
    expect(service.location.coordinates[0]).toBeCloseTo(-99.7, 0);
    expect((await call(`GET /services/${service.id}`)).status).toBe(404);
    const mine = await ana.as(`GET /services?user=${ana.id}`);
    expect(mine.body.data.map(({ id }: { id: string }) => id)).toEqual([service.id]);
  });

  test.each(['AUTO USER', 'SUPER USER', 'ADMINISTRATOR'] as const)(
    'that of a %s is published at once',
    async (role) => {
      const { id } = await add(await person(role));
      expect((await call(`GET /services/${id}`)).status).toBe(200);
    },
  );

  test('indexes a new service for search by each of its names', async () => {
    const names = { name: 'Zanzibar pantry', alternateNames: ['The Zephyrine'] };
    const { id } = await add(await person('AUTO USER'), names);
    for (const word of ['zanzibar', 'zephyrine'])
      expect((await call(`GET /services?q=${word}`)).body.data).toMatchObject([{ id, ...names }]);
  });

  test('a request without other names keeps them; the log contains their change', async () => {
    const ana = await person('ADMINISTRATOR');
    const alternateNames = ['The Zephyrine'];
    const { id } = await add(ana, { alternateNames });
    const edited = await ana.as(`PUT /services/${id}`, { ...body, phone: '325-555-0199' });
    expect(edited.body.data.alternateNames).toEqual(alternateNames);
    await ana.as(`PUT /services/${id}`, { ...body, phone: '325-555-0199', alternateNames: [] });
    const [last] = (await ana.as(`GET /services/${id}/changes`)).body.data;
    expect(last).toMatchObject({ before: { alternateNames }, after: { alternateNames: [] } });
  });

  test('the state is that of the region', async () => {
    const ana = await person('USER');
    expect(body).not.toHaveProperty('state');
    expect((await add(ana)).state).toBe('TX');
  });

  test('stops at the service limit, even for two requests at once', async () => {
    const ana = await person('USER');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ana.as('POST /services', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      key: 'YOU_REACHED_LIMIT_SERVICE',
      message: 'You reached the Max Limit for adding new services, check with the app admin to request more',
    });
    const administrator = await person('ADMINISTRATOR');
    for (let n = 0; n < 4; n += 1) await add(administrator);
  });

  test.each([
    ['no hours', { schedules: [] }, { schedules: 'PLEASE_ADD_SCHEDULE' }],
    ['a private address without a contact', { isAddressConfidential: true }, { phone: 'PLEASE_ADD_CONTACT' }],
    ['a call first without a contact', { isContact: true }, { phone: 'PLEASE_ADD_CONTACT' }],
    ['no type', { type: [] }, { type: 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE' }],
    ['no audience', { category: [] }, { category: 'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY' }],
    ['a missing type', { type: undefined }, { type: 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE' }],
    ['a missing audience', { category: undefined }, { category: 'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY' }],
    ['an unknown audience', { category: ['PETS'] }, { 'category.0': 'NOT_ONE_OF' }],
    ['the ZIP code 00000', { zip: '00000' }, { zip: 'MALFORMED' }],
    ['a name without a domain as a website', { facebook: 'localhost' }, { facebook: 'MALFORMED' }],
    ['a script as a website', { website: 'javascript:1' }, { website: 'MALFORMED' }],
    ['no name', { name: ' ' }, { name: 'REQUIRED' }],
    ['a long description', { description: 'x'.repeat(1001) }, { description: 'TOO_LONG' }],
    ['an invalid email', { contactEmail: 'nobody' }, { contactEmail: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
    ['another state', { state: 'OK' }, { state: 'NOT_ONE_OF' }],
    [
      'a position in another state',
      { location: { coordinates: [-104.99, 39.74] } },
      { 'location.coordinates': 'COORDINATE_OUT_OF_RANGE' },
    ],
    ['no position', { location: { coordinates: [0, 0] } }, { 'location.coordinates': 'COORDINATE_OUT_OF_RANGE' }],
    ['a state without capitals', { state: 'tx' }, { state: 'MALFORMED' }],
    ['approval', { isApproved: true }, { isApproved: 'UNKNOWN_FIELD' }],
    [
      'more free beds than beds',
      { type: ['SHELTER'], availableBeds: 3, totalBeds: 2 },
      { availableBeds: 'AVAILABLE_BEDS_LESS_THAN' },
    ],
    [
      'hours that end before they begin',
      { schedules: [{ type: 'WEEKLY', day: 'MONDAY', startTime: '17:00', endTime: '08:00' }] },
      { 'schedules.0.startTime': 'CHECK_TIME_START' },
    ],
    [
      'an invalid year',
      { closeSchedules: [{ type: 'DATE_RANGE', startDate: '0000-01-01', endDate: '0000-01-02' }] },
      { 'closeSchedules.0.startDate': 'MALFORMED' },
    ],
  ])('refuses %s', async (_, change, errors) => {
    const { status, body: answer } = await (await person('USER')).as('POST /services', { ...body, ...change });
    expect({ status, errors: answer.errors }).toMatchObject({ status: 400, errors });
  });

  test('a service with hours by contact needs no hours', async () => {
    const service = await add(await person('USER'), { schedules: [], isContact: true, phone: '3255550100' });
    expect(service.openStatus).toEqual({ kind: 'contact' });
  });

  test.each([
    [
      'types and audiences once',
      { type: ['FOOD', 'FOOD'], category: ['MEN', 'MEN'] },
      { type: ['FOOD'], category: ['MEN'] },
    ],
    ['an audience by its former name', { category: ['YOUTH_AND_KIDS'] }, { category: ['KIDS'] }],
    ['no bed counts as 0', { totalBeds: null, availableBeds: '' }, { totalBeds: 0, availableBeds: 0 }],
    ['an address that begins with slashes', { website: '//example.org' }, { website: 'http://example.org' }],
  ])('stores %s', async (_, change, stored) => {
    expect(await add(await person('USER'), change)).toMatchObject(stored);
  });

  test('removes NUL and lone surrogates', async () => {
    const service = await add(await person('USER'), { name: 'Pan\u0000try \uD800' });
    expect(service.name).toBe('Pan try \uFFFD');
  });

  test('a critical header ends at 11:59 PM of its date, in the service’s time zone', async () => {
    const header = { isCriticalHeader: true, criticalDescription: 'Tonight: warming center' };
    const service = await add(await person('SUPER USER'), { ...header, criticalExpiredAt: '2026-12-01' });
    expect(service.criticalExpiredAt).toBe('2026-12-02T05:59:00.000Z');
    const today = await add(await person('SUPER USER'), header);
    expect(today.criticalExpiredAt).toBe('2026-11-22T05:59:00.000Z');
  });
});

describe('fields that the viewer may not change', () => {
  test.each([
    ['USER', { isShowDonate: true }, 'isShowDonate'],
    ['SUPER USER', { isShowFlag: false }, 'isShowFlag'],
    ['SUPER USER', { userEmail: 'admin@example.org' }, 'userEmail'],
    ['AUTO USER', { isCriticalHeader: true, criticalDescription: 'Now' }, 'isCriticalHeader'],
    ['USER', { managedUsers: [{ id: '01a1fa92-12ee-7fc0-8dfe-8e41ea07fe17' }] }, 'managedUsers'],
  ] as const)('a %s may not send %o', async (role, change, field) => {
    const { status, body: answer } = await (await person(role)).as('POST /services', { ...body, ...change });
    expect({ status, errors: answer.errors }).toMatchObject({ status: 403, errors: { [field]: 'NOT_ALLOWED' } });
  });

  test('may be sent back unchanged', async () => {
    const ana = await person('USER');
    const administrator = await person('ADMINISTRATOR');
    const { id } = await add(administrator, {
      ...{ isShowDonate: true, isShowFlag: false, userEmail: ana.email.toUpperCase() },
      ...{ isCriticalHeader: true, criticalDescription: 'Now', criticalExpiredAt: '2026-12-01' },
      managedUsers: [{ id: ana.another.id }],
    });
    const { body: read } = await ana.as(`GET /services/${id}`);
    const { isShowDonate, isShowFlag, userEmail, isCriticalHeader, criticalDescription } = read.data;
    const { criticalExpiredAt, managedUsers, updatedAt } = read.data;
    const back = { isShowDonate, isShowFlag, userEmail, isCriticalHeader, criticalDescription, criticalExpiredAt };
    const edited = { ...body, ...back, managedUsers, updatedAt, phone: '3255550100' };
    const { status, body: answer } = await ana.as(`PUT /services/${id}`, edited);
    expect({ status, answer }).toMatchObject({ status: 200, answer: { data: { ...back, phone: '(325) 555-0100' } } });
    expect(answer.data.managedUsers).toEqual(managedUsers);
  });

  test('refuses an owner without an account', async () => {
    const administrator = await person('ADMINISTRATOR');
    const { status, body: answer } = await administrator.as('POST /services', { ...body, userEmail: 'no@example.org' });
    expect({ status, errors: answer.errors }).toEqual({ status: 400, errors: { userEmail: 'UNKNOWN_ACCOUNT' } });
  });
});

describe('editing', () => {
  test('an owner’s edit stays published, and the log contains the old values', async () => {
    const ana = await person('AUTO USER');
    const service = await add(ana, { isAddressConfidential: true, contactEmail: 'house@example.org' });
    const { status, body: answer } = await ana.as(`PUT /services/${service.id}`, {
      ...{ ...body, contactEmail: 'house@example.org', name: 'New name' },
    });
    expect({ status, answer }).toMatchObject({
      status: 200,
      answer: { data: { name: 'New name', isApproved: true, isAddressConfidential: true, location: service.location } },
    });
    const administrator = await person('ADMINISTRATOR');
    const { body: log } = await administrator.as(`GET /services/${service.id}/changes`);
    expect(log).toMatchObject({
      total: 2,
      data: [
        {
          ...{ kind: 'updated', way: 'person', user: { id: ana.id, email: ana.email } },
          before: { name: body.name },
          after: { name: 'New name' },
        },
        { kind: 'created', before: {}, after: { name: body.name, user: ana.id } },
      ],
    });
    expect(Object.keys(log.data[0].after)).toEqual(['name', 'verifiedAt']);
  });

  test('an overlong text from a directory may stay; an edited text must fit', async () => {
    const ana = await person('AUTO USER');
    const { id } = await add(ana);
    const [description, descriptionEs] = ['All of it.\r\n'.repeat(300).trim(), 'Todo. '.repeat(400).trim()];
    const phone = '(325) 555-0100, at night (325) 555-0101 extension 12';
    await server.database.db
      .updateTable('services')
      .set({ description, descriptionEs, phone })
      .where('id', '=', id)
      .execute();
    const long = { description: description.replaceAll('\r', ''), descriptionEs, phone };
    const save = async (change: object) => {
      const { status, body: answer } = await ana.as(`PUT /services/${id}`, { ...body, ...long, ...change });
      return { status, errors: answer.errors, name: answer.data?.name };
    };
    expect(await save({ name: 'New name' })).toMatchObject({ status: 200, name: 'New name' });
    for (const [field, text] of Object.entries(long))
      expect(await save({ [field]: `${text}!` })).toMatchObject({ status: 400, errors: { [field]: 'TOO_LONG' } });
    expect(await save({ description: 'Short.' })).toMatchObject({ status: 200 });
    expect(await save({})).toMatchObject({ status: 400, errors: { description: 'TOO_LONG' } });
  });

  test('answers with the newer state if another person has changed the service', async () => {
    const ana = await person('AUTO USER');
    const { id, updatedAt } = await add(ana);
    const edit = (name: string, ifUnmodifiedSince: string) =>
      ana.as(`PUT /services/${id}`, { ...body, name, updatedAt: ifUnmodifiedSince });
    const answers = await Promise.all([edit('One', updatedAt), edit('Two', updatedAt)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.data;
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ key: 'CHANGED_MEANWHILE', code: 409, data: { id, name: winner.name } });
    expect((await edit('Three', refused.data.updatedAt)).status).toBe(200);
  });

  test('saving without changes only confirms the service', async () => {
    const ana = await person('AUTO USER');
    const { id, updatedAt } = await add(ana);
    await server.database.db.updateTable('services').set({ verifiedAt: null }).where('id', '=', id).execute();
    const { body: answer } = await ana.as(`PUT /services/${id}`, body);
    expect(answer.data).toMatchObject({ updatedAt, verifiedAt: '2026-11-21T18:00:00.000Z' });
  });

  test('a sample stays a sample and keeps its source', async () => {
    const administrator = await person('ADMINISTRATOR');
    const { id } = (await call('GET /services?direction=asc&limit=1')).body.data[0];
    const { body: answer } = await administrator.as(`PUT /services/${id}`, { ...body });
    expect(answer.data).toMatchObject({ isSample: true, source: { name: 'west-central-texas-sample' } });
  });
});
