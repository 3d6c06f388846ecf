import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-kit/testDatabase.ts';
import { imageFolder } from '../../images/imageFolder.ts';
import { FeedbackRepository } from './feedbackRepository.ts';

const now = Temporal.Instant.from('2026-11-21T09:00:00Z');
const hoursAgo = (hours: number) => now.subtract({ hours }).toString();

test('removes messages deleted 30 days ago with their images, and images without a message', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'amparo-images-'));
  const { db } = database;
  const images = imageFolder(folder);
  const add = async (name: string, deletedAt: string | null) => {
    const id = randomUUIDv7();
    await db
      .insertInto('feedbacks')
      .values({ id, type: 'APP', subject: name, message: 'm', email: 'v@example.org', deletedAt })
      .execute();
    await addImage(name, id, hoursAgo(1000));
  };
  const addImage = async (name: string, feedbackId: string | null, createdAt: string) => {
    await images.save(name, Buffer.from([1]));
    await db.insertInto('feedbackImages').values({ name, feedbackId, width: 1, height: 1, createdAt }).execute();
  };
  await add('long-gone', hoursAgo(30 * 24 + 1));
  await add('just-gone', hoursAgo(30 * 24 - 1));
  await add('kept', null);
  await addImage('forgotten', null, hoursAgo(25));
  await addImage('waiting', null, hoursAgo(23));

  await new FeedbackRepository(db).purge(images, now);

  const stored = await db.selectFrom('feedbacks').select('subject').orderBy('subject').execute();
  expect(stored.map(({ subject }) => subject)).toEqual(['just-gone', 'kept']);
  expect((await readdir(folder)).sort()).toEqual(['just-gone.jpg', 'kept.jpg', 'waiting.jpg']);
  expect(await db.selectFrom('feedbackImages').select('name').execute()).toHaveLength(3);
  await database.drop();
  await rm(folder, { recursive: true });
});

test('an image with a file that cannot be removed stays known, so that the next run removes it', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const image = { name: 'forgotten', feedbackId: null, width: 1, height: 1, createdAt: hoursAgo(25) };
  await db.insertInto('feedbackImages').values(image).execute();
  const images = imageFolder(tmpdir());
  const failing = { ...images, remove: () => Promise.reject(new Error('the disk is read-only')) };
  await expect(new FeedbackRepository(db).purge(failing, now)).rejects.toThrow('the disk is read-only');
  expect(await db.selectFrom('feedbackImages').select('name').execute()).toEqual([{ name: 'forgotten' }]);
  await database.drop();
});
