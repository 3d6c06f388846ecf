import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startFeedbackTests } from './testFeedback.ts';

const { server, post, addPerson, report, mailed } = await startFeedbackTests();

const photo = () =>
  sharp({ create: { width: 3000, height: 1000, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '32/1 26/1 0/1' } })
    .jpeg()
    .toBuffer();

test('photos are re-encoded, smaller, without metadata, and in order', async () => {
  const { headers } = await addPerson('ADMINISTRATOR');
  expect((await sharp(await photo()).metadata()).exif?.toString('latin1')).toContain('somebody');
  const sent = [];
  for (const body of [
    await photo(),
    await sharp(await photo())
      .png()
      .toBuffer(),
  ]) {
    const type = sent.length === 0 ? 'image/jpeg' : 'image/png';
    const answer = await post('/api/feedbacks/images', body, { 'content-type': type });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ width: 1600, height: 533 });
    sent.push(answer.body.data);
  }
  const images = sent.map(({ name }) => name).reverse();
  await post('/api/feedbacks/service', { ...report(), images });
  const { body: list } = await server.ask('/api/feedbacks', { headers });
  expect(list.data[0].images.map(({ name }: { name: string }) => name)).toEqual(images);

  const shown = await server.app.inject(list.data[0].images[0].url);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  const { format, exif, xmp, icc } = await sharp(shown.rawPayload).metadata();
  expect({ format, exif, xmp, icc }).toEqual({ format: 'jpeg', exif: undefined, xmp: undefined, icc: undefined });
  // An image that is named twice appears once.
  const [first = ''] = images;
  const another = await post('/api/feedbacks/images', await photo(), { 'content-type': 'image/jpeg' });
  const twice = { ...report(), images: [another.body.data.name, another.body.data.name] };
  expect((await post('/api/feedbacks/service', twice)).status).toBe(201);
  // Another message cannot take the image, and a message with a missing image is refused.
  await server.database.pool.query('DELETE FROM mails');
  for (const name of [first, 'a'.repeat(22)]) {
    const { status, body } = await post('/api/feedbacks/service', { ...report(), images: [name] });
    expect([status, body.errors]).toEqual([400, { images: 'IMAGE_GONE' }]);
  }
  expect((await server.ask('/api/feedbacks', { headers })).body.total).toBe(2);
  expect(await mailed()).toEqual([]);
});

const hugePicture = () =>
  sharp({ create: { width: 6000, height: 6000, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test.each([
  ['a text file', Buffer.from('hello'), 'image/jpeg', 400, 'IMAGE_UNREADABLE'],
  ['half an image', null, 'image/jpeg', 400, 'IMAGE_UNREADABLE'],
  [
    'an SVG, which may contain scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'image/png',
    400,
    'IMAGE_UNREADABLE',
  ],
  ['a small file that expands into a huge image', 'huge', 'image/png', 400, 'IMAGE_UNREADABLE'],
  ['an unsupported type', Buffer.from('GIF89a'), 'image/gif', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/jpeg', 413, 'TOO_LARGE'],
  ['no bytes', { hello: 1 }, 'application/json', 400, 'VALIDATION'],
])('refuses %s', async (_, bytes, type, status, key) => {
  const body = typeof bytes === 'string' ? await hugePicture() : (bytes ?? (await photo()).subarray(0, 2000));
  const answer = await post('/api/feedbacks/images', body, { 'content-type': type });
  expect({ status: answer.status, key: answer.body.key }).toEqual({ status, key });
});

test('the images of a deleted message are not served', async () => {
  const { headers } = await addPerson('ADMINISTRATOR');
  const { body: sent } = await post('/api/feedbacks/images', await photo(), { 'content-type': 'image/jpeg' });
  const { body: message } = await post('/api/feedbacks/service', { ...report(), images: [sent.data.name] });
  expect((await server.app.inject(sent.data.url)).statusCode).toBe(200);
  await server.ask(`/api/feedbacks/${message.data.id}`, { method: 'DELETE', headers });
  expect((await server.app.inject(sent.data.url)).statusCode).toBe(404);
});

test('images without a message are limited, and one network cannot stop the uploads of others', async () => {
  const { pool } = server.database;
  const upload = async (remoteAddress: string) => {
    const headers = { 'content-type': 'image/jpeg' };
    return server.ask('/api/feedbacks/images', { method: 'POST', payload: await photo(), headers, remoteAddress });
  };
  const waiting = async () => {
    const { rows } = await pool.query('SELECT name FROM feedback_images WHERE feedback_id IS NULL');
    return rows.map(({ name }) => name);
  };
  const visitor = (await upload('198.51.100.7')).body.data;
  // One address has uploaded most of the 500, another one a few.
  await pool.query(`INSERT INTO feedback_images (name, width, height, uploader_hash, created_at)
    SELECT 'waiting-' || n, 1, 1, CASE WHEN n > 20 THEN 'flood'::bytea ELSE 'few'::bytea END, now() + n * interval '1 s'
    FROM generate_series(1, 500 - (SELECT count(*)::int FROM feedback_images WHERE feedback_id IS NULL)) n`);
  const later = await upload('198.51.100.8');
  expect(later.status).toBe(201);
  const names = await waiting();
  expect(names).toHaveLength(500);
  expect(names).not.toContain('waiting-21');
  for (const name of ['waiting-1', visitor.name, later.body.data.name]) expect(names).toContain(name);
  // The message keeps its image, and the hash of the address is forgotten.
  expect((await post('/api/feedbacks/service', { ...report(), images: [visitor.name] })).status).toBe(201);
  const { rows } = await pool.query('SELECT uploader_hash FROM feedback_images WHERE name = $1', [visitor.name]);
  expect(rows).toEqual([{ uploader_hash: null }]);
  await pool.query("DELETE FROM feedback_images WHERE name LIKE 'waiting-%'");
});

test('waiting images are counted by IPv4 address or IPv6 network, by a hash that does not reveal it', async () => {
  const hashes: string[] = [];
  for (const remoteAddress of [
    '2001:db8:12:1::7',
    '2001:db8:12:fe::8',
    '2001:db8:13::7',
    '198.51.100.7',
    '198.51.100.8',
  ]) {
    const headers = { 'content-type': 'image/jpeg' };
    const options = { method: 'POST', payload: await photo(), headers, remoteAddress } as const;
    const { name } = (await server.ask('/api/feedbacks/images', options)).body.data;
    const query = `SELECT encode(uploader_hash, 'hex') AS hash FROM feedback_images WHERE name = $1`;
    hashes.push((await server.database.pool.query(query, [name])).rows[0].hash);
  }
  expect(hashes[1]).toBe(hashes[0]);
  expect(new Set(hashes).size).toBe(4);
  expect(hashes).not.toContain(createHash('sha256').update('198.51.100.7').digest('hex'));
});

test('an unknown image name answers 404', async () => {
  for (const name of ['a'.repeat(22), '..%2f..%2fetc', 'x']) {
    expect((await server.ask(`/api/images/${name}`)).status).toBe(404);
  }
});
