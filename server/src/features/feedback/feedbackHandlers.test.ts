import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFeedbackTests } from './testFeedback.ts';

const { server, db, serviceId, post, addPerson, report, mailed } = await startFeedbackTests();

test('stores a report and mails it to the owner, the managers and administrators', async () => {
  const [owner, managed, stranger, administrator] = [
    await addPerson('USER'),
    await addPerson('AUTO USER'),
    await addPerson('SUPER USER'),
    await addPerson('ADMINISTRATOR'),
  ];
  await db.updateTable('services').set({ ownerId: owner.id }).where('id', '=', serviceId).execute();
  await db.insertInto('serviceManagers').values({ serviceId, userId: managed.id }).execute();
  const { status, body } = await post('/api/feedbacks/service', { ...report(), coordinates: '-99.733|32.449' });
  expect(status).toBe(201);
  expect(Object.keys(body.data).sort()).toEqual(['createdAt', 'id']);

  const mails = await mailed();
  const recipients = mails.map(({ recipient }) => recipient);
  expect(recipients).toEqual(expect.arrayContaining([owner.email, managed.email, administrator.email]));
  expect(recipients).not.toContain(stranger.email);
  expect(new Set(recipients).size).toBe(recipients.length);
  expect(mails[0]).toMatchObject({ replyTo: 'visitor@example.org' });
  expect(mails[0]?.subject).toMatch(/^Something may be wrong about .+ · Puede haber un error sobre .+$/);
  expect(mails[0]?.text).toContain('On Fridays\nit is closed.');

  for (const { headers } of [owner, managed, administrator]) {
    const { body: list } = await server.ask('/api/feedbacks?type=SERVICE', { headers });
    expect(list).toMatchObject({
      total: 1,
      data: [
        {
          id: body.data.id,
          message: 'On Fridays\nit is closed.',
          service: { id: serviceId },
          location: { coordinates: [-99.733, 32.449] },
          isArchive: false,
          isClosed: false,
        },
      ],
    });
  }
  expect((await server.ask('/api/feedbacks', { headers: stranger.headers })).body).toEqual({ data: [], total: 0 });
});

test('feedback about Amparo goes to administrators only', async () => {
  const [owner, administrator] = [await addPerson('USER'), await addPerson('ADMINISTRATOR')];
  const { status } = await post('/api/feedbacks/app', {
    type: 'APP',
    subject: 'Gracias',
    message: 'Muy útil',
    email: 'v@example.org',
  });
  expect(status).toBe(201);
  const recipients = (await mailed()).map(({ recipient }) => recipient);
  expect(recipients).toContain(administrator.email);
  expect(recipients).not.toContain(owner.email);
  expect((await server.ask('/api/feedbacks', { headers: owner.headers })).body.total).toBe(0);
  expect((await server.ask('/api/feedbacks?type=APP', { headers: administrator.headers })).body.total).toBe(1);
});

test('a contact also goes to the service’s own address, but never to a sample’s address', async () => {
  const contact = { ...report(), isContact: true, name: 'Ana', phone: '3255550100' };
  const own = async (isSample: boolean) => {
    await db
      .updateTable('services')
      .set({ isSample, contactEmail: 'help@example.org' })
      .where('id', '=', serviceId)
      .execute();
    await db.deleteFrom('mails').execute();
    expect((await post('/api/feedbacks/service', contact)).status).toBe(201);
    return (await mailed()).some(({ recipient }) => recipient === 'help@example.org');
  };
  expect(await own(true)).toBe(false);
  expect(await own(false)).toBe(true);
  await db.updateTable('services').set({ isSample: true }).where('id', '=', serviceId).execute();
});

test('a contact reaches the service also if its owner turned off the mails about messages', async () => {
  const owner = await addPerson('USER');
  const set = { isSample: false, contactEmail: owner.email.toUpperCase(), ownerId: owner.id };
  const before = await db
    .selectFrom('services')
    .select(['isSample', 'contactEmail', 'ownerId'])
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  await db.updateTable('services').set(set).where('id', '=', serviceId).execute();
  const payload = { muted: [{ channel: 'email', kind: 'reportReceived' }] };
  await server.ask('/api/notifications/settings', { method: 'PUT', headers: owner.headers, payload });
  await db.deleteFrom('mails').execute();
  await post('/api/feedbacks/service', { ...report(), isContact: true, name: 'Ana', phone: '3255550100' });
  const received = (await mailed()).filter(({ recipient }) => recipient.toLowerCase() === owner.email.toLowerCase());
  expect(received).toHaveLength(1);
  const { body } = await server.ask('/api/notifications', { headers: owner.headers });
  expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['reportReceived']);
  await db.updateTable('services').set(before).where('id', '=', serviceId).execute();
});

test.each([
  ['nothing at all', {}, { type: 'NOT_ONE_OF', subject: 'REQUIRED', message: 'REQUIRED', email: 'REQUIRED' }],
  ['an invalid email', { email: 'nobody' }, { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
  ['no service', { service: undefined }, { service: 'REQUIRED' }],
  [
    'a claim without the claimant',
    { type: 'CLAIM' },
    { name: 'REQUIRED', organizationName: 'REQUIRED', orgnizationWebsite: 'REQUIRED', title: 'REQUIRED' },
  ],
  ['a contact without a phone', { isContact: true, name: 'Ana' }, { phone: 'REQUIRED' }],
  ['a coordinate out of range', { coordinates: '999|0' }, { coordinates: 'COORDINATE_OUT_OF_RANGE' }],
  ['feedback about Amparo that names a service', { type: 'APP' }, { service: 'UNKNOWN_FIELD' }],
  ['a claim that is a contact', { type: 'CLAIM', isContact: true }, { isContact: 'UNKNOWN_FIELD' }],
  ['six images', { images: Array(6).fill('a'.repeat(22)) }, { images: 'TOO_LONG' }],
  ['an unknown field', { colour: 'red' }, { colour: 'UNKNOWN_FIELD' }],
])('refuses %s', async (name, change, errors) => {
  const payload = name === 'nothing at all' ? {} : { ...report(), ...change };
  const { status, body } = await post('/api/feedbacks/service', payload);
  expect({ status, key: body.key, errors: body.errors }).toMatchObject({ status: 400, key: 'VALIDATION', errors });
  expect(await mailed()).toEqual([]);
});

test('refuses messages about a missing or unapproved service', async () => {
  expect((await post('/api/feedbacks/service', { ...report(), service: randomUUIDv7() })).status).toBe(404);
  await db.updateTable('services').set({ isApproved: false }).where('id', '=', serviceId).execute();
  expect((await post('/api/feedbacks/service', report())).status).toBe(404);
  await db.updateTable('services').set({ isApproved: true }).where('id', '=', serviceId).execute();
  expect(await mailed()).toEqual([]);
});

test('a bot that fills in the hidden field gets a success response, and nothing is stored', async () => {
  expect((await post('/api/feedbacks/service', { ...report(), leaveEmpty: 'http://example.org' })).status).toBe(201);
  const { rows } = await server.database.pool.query('SELECT count(*) FROM feedbacks');
  expect(rows).toEqual([{ count: 0 }]);
  expect(await mailed()).toEqual([]);
});

test.each([
  ['app', '198.51.100.7'],
  ['service', '198.51.100.8'],
])('limits the messages of one IP address to /feedbacks/%s', async (kind, remoteAddress) => {
  const app = { type: 'APP', subject: 's', message: 'm', email: 'v@example.org' };
  const payload = kind === 'app' ? app : report();
  const send = () => server.ask(`/api/feedbacks/${kind}`, { method: 'POST', payload, remoteAddress });
  for (let n = 0; n < 20; n += 1) expect((await send()).status).toBe(201);
  const { status, headers } = await send();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a message that cannot be stored is mailed to nobody', async () => {
  const { pool } = server.database;
  await pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
    CREATE CONSTRAINT TRIGGER refuse_at_commit AFTER INSERT ON feedbacks
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`);
  await addPerson('ADMINISTRATOR');
  const { status } = await post('/api/feedbacks/service', report());
  await pool.query('DROP FUNCTION refuse CASCADE');
  expect(status).toBe(500);
  expect(await mailed()).toEqual([]);
});

test('lists the newest first, 25 per page, without archived and deleted messages', async () => {
  const { headers } = await addPerson('ADMINISTRATOR');
  for (let n = 0; n < 27; n += 1) await post('/api/feedbacks/service', { ...report(), subject: `Número ${n}` });
  const list = async (query = '') => (await server.ask(`/api/feedbacks?${query}`, { headers })).body;
  const first = await list();
  expect(first.total).toBe(27);
  expect(first.data).toHaveLength(25);
  expect(first.data[0].subject).toBe('Número 26');
  expect((await list('skip=25')).data.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Número 1',
    'Número 0',
  ]);
  expect((await list('q=numero%2013')).data).toHaveLength(1);

  const [one, other] = first.data;
  expect((await post(`/api/feedbacks/${one.id}/archive`, {}, headers)).status).toBe(200);
  expect((await list()).total).toBe(26);
  expect((await list('isArchive=true')).data).toMatchObject([{ id: one.id, isArchive: true }]);
  expect((await server.ask(`/api/feedbacks/${other.id}`, { method: 'DELETE', headers })).status).toBe(200);
  expect((await list()).total).toBe(25);
  expect((await server.ask(`/api/feedbacks/${other.id}`, { method: 'DELETE', headers })).status).toBe(404);
});

test('messages are sorted, and those without an answer are listed', async () => {
  const administrator = await addPerson('ADMINISTRATOR');
  const add = async (subject: string, email: string) => {
    const { body } = await post('/api/feedbacks/app', { type: 'APP', subject, message: 'm', email });
    return body.data.id as string;
  };
  const answered = await add('Zorro', 'ana@example.org');
  await add('árbol', 'Bea@example.org');
  await add('Bus', 'carla@example.org');
  const { headers } = administrator;
  await post(`/api/feedbacks/${answered}/replies`, { message: 'Gracias' }, headers);
  const subjects = async (query: string) => {
    const { body } = await server.ask(`/api/feedbacks?${query}`, { headers });
    return body.data.map(({ subject }: { subject: string }) => subject);
  };
  expect(await subjects('sort=subject')).toEqual(['árbol', 'Bus', 'Zorro']);
  expect(await subjects('sort=email')).toEqual(['Zorro', 'árbol', 'Bus']);
  expect(await subjects('sort=email&direction=desc')).toEqual(['Bus', 'árbol', 'Zorro']);
  expect(await subjects('sort=createdAt&direction=asc')).toEqual((await subjects('sort=createdAt')).reverse());
  expect(await subjects('isAnswered=false&sort=subject')).toEqual(['árbol', 'Bus']);
  expect(await subjects('isAnswered=true')).toEqual(['Zorro']);
});

test('administrators can list and restore deleted messages', async () => {
  const [owner, administrator] = [await addPerson('USER'), await addPerson('ADMINISTRATOR')];
  await db.updateTable('services').set({ ownerId: owner.id }).where('id', '=', serviceId).execute();
  const { id } = (await post('/api/feedbacks/service', report())).body.data;
  const list = async (query = '', { headers } = administrator) =>
    (await server.ask(`/api/feedbacks?${query}`, { headers })).body;
  await post(`/api/feedbacks/${id}/archive`, {}, owner.headers);
  await server.ask(`/api/feedbacks/${id}`, { method: 'DELETE', headers: owner.headers });
  expect(await list('isArchive=true')).toEqual({ data: [], total: 0 });
  expect(await list('isDeleted=true&type=APP')).toEqual({ data: [], total: 0 });
  expect(await list('isDeleted=true&q=friday')).toMatchObject({
    total: 1,
    data: [{ id, isArchive: false, deletedAt: expect.any(String) }],
  });
  expect((await list('isDeleted=true', owner)).key).toBe('NOT_ALLOWED');
  const restore = () => post(`/api/feedbacks/${id}/restore`, {}, administrator.headers);
  const { status, body } = await restore();
  expect([status, body.data]).toMatchObject([200, { id, isArchive: false, deletedAt: null }]);
  expect((await restore()).status).toBe(404);
  expect((await list('isDeleted=true')).total).toBe(0);
  expect((await list('isArchive=true', owner)).data).toMatchObject([{ id }]);
});

test('archiving applies to the person who archives, who can move the message back', async () => {
  const [one, another] = [await addPerson('ADMINISTRATOR'), await addPerson('ADMINISTRATOR')];
  const { id } = (await post('/api/feedbacks/service', report())).body.data;
  const list = async (query: string, { headers }: typeof one) =>
    (await server.ask(`/api/feedbacks?${query}`, { headers })).body.data.filter(
      (each: { id: string }) => each.id === id,
    );
  const waiting = async ({ headers }: typeof one) =>
    (await server.ask('/api/overview', { headers })).body.data.messages as number;
  const before = await waiting(one);
  for (const _ of 'twice') await post(`/api/feedbacks/${id}/archive`, {}, one.headers);
  expect(await list('isArchive=true', one)).toMatchObject([{ id, isArchive: true, isClosed: false }]);
  expect(await list('', one)).toEqual([]);
  expect(await list('', another)).toMatchObject([{ id, isArchive: false }]);
  expect(await list('isArchive=true', another)).toEqual([]);
  expect([await waiting(one), await waiting(another)]).toEqual([before - 1, before]);
  expect((await post(`/api/feedbacks/${id}/unarchive`, {}, one.headers)).status).toBe(200);
  expect(await list('', one)).toMatchObject([{ id, isArchive: false }]);
  expect(await waiting(one)).toBe(before);
});

test('an answer is mailed to the sender, and stays with the message', async () => {
  const [owner, administrator] = [await addPerson('USER'), await addPerson('ADMINISTRATOR')];
  await db.updateTable('services').set({ ownerId: owner.id }).where('id', '=', serviceId).execute();
  const { id } = (await post('/api/feedbacks/service', report())).body.data;
  await db.deleteFrom('mails').execute();
  const answer = (message: string, { headers } = owner) =>
    post(`/api/feedbacks/${id}/replies`, { message }, { ...headers, 'idempotency-key': message.replaceAll(' ', '-') });
  expect((await answer(' ')).body.errors).toEqual({ message: 'REQUIRED' });
  for (const _ of 'twice') expect((await answer('We corrected it.')).status).toBe(201);
  expect((await answer('Thank you!', administrator)).status).toBe(201);
  const [first, second] = (await mailed()).sort((one, other) => one.text.localeCompare(other.text));
  expect(second).toMatchObject({ recipient: 'visitor@example.org', replyTo: owner.email });
  expect(second!.subject).toBe('Answer to your message: Wrong hours · Respuesta a su mensaje: Wrong hours');
  expect(second!.text).toMatch(/^We corrected it\.\n\nSample\n.+You wrote about .+ on Amparo:\n.+On Fridays\nit is/s);
  expect(first).toMatchObject({ recipient: 'visitor@example.org', replyTo: administrator.email });
  expect(await mailed()).toHaveLength(2);

  await db.deleteFrom('users').where('id', '=', administrator.id).execute();
  const { body } = await server.ask(`/api/feedbacks/${id}`, { headers: owner.headers });
  expect(body.data.replies).toMatchObject([
    { author: 'Sample', message: 'We corrected it.', createdAt: expect.stringMatching(/Z$/) },
    { author: '', message: 'Thank you!' },
  ]);
});

test('each tab is counted, for the person who reads', async () => {
  const [owner, administrator] = [await addPerson('USER'), await addPerson('ADMINISTRATOR')];
  await db.updateTable('services').set({ ownerId: owner.id }).where('id', '=', serviceId).execute();
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push((await post('/api/feedbacks/service', report())).body.data.id);
  await post('/api/feedbacks/app', { type: 'APP', subject: 's', message: 'm', email: 'v@example.org' });
  await post(`/api/feedbacks/${ids[0]}/archive`, {}, owner.headers);
  await server.ask(`/api/feedbacks/${ids[1]}`, { method: 'DELETE', headers: owner.headers });
  const counts = async ({ headers }: typeof owner) =>
    (await server.ask('/api/feedbacks/counts', { headers })).body.data;
  expect(await counts(owner)).toEqual({ app: 0, service: 1, claim: 0, urgent: 0, archived: 1, deleted: 0 });
  expect(await counts(administrator)).toEqual({ app: 1, service: 2, claim: 0, urgent: 0, archived: 0, deleted: 1 });
});

test('people who neither own nor manage the service get 404', async () => {
  const stranger = await addPerson('SUPER USER');
  const { body } = await post('/api/feedbacks/service', report());
  const { id } = body.data;
  for (const headers of [stranger.headers]) {
    expect((await post(`/api/feedbacks/${id}/archive`, {}, headers)).status).toBe(404);
    expect((await server.ask(`/api/feedbacks/${id}`, { method: 'DELETE', headers })).status).toBe(404);
  }
  expect((await server.ask(`/api/feedbacks/${id}`, { method: 'DELETE' })).status).toBe(401);
  expect((await server.ask('/api/feedbacks')).status).toBe(401);
});
