import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { startTestApp } from '../../app/test-kit/testApp.ts';
import { startSession } from '../../http/session.ts';

/** Starts a server for the tests of a file. Each of them begins without messages. */
export async function startFeedbackTests() {
  const server = await startTestApp();
  const { db, pool } = server.database;
  let address = 0;
  const services = db
    .selectFrom('services')
    .select('id')
    .where('contactEmail', '<>', '')
    .where('isApproved', '=', true);
  const { id: serviceId } = await services.orderBy('name').executeTakeFirstOrThrow();
  afterAll(() => server.close());
  beforeEach(async () => {
    await pool.query('DELETE FROM feedbacks; DELETE FROM mails; DELETE FROM service_managers');
  });

  /** Each request has its own IP address, to stay below the rate limit. */
  function post(path: string, payload: object | Buffer, headers: Record<string, string> = {}) {
    address += 1;
    return server.ask(path, {
      method: 'POST',
      payload,
      headers,
      remoteAddress: `203.0.113.${address % 250}`,
    });
  }

  async function addPerson(role: 'USER' | 'AUTO USER' | 'SUPER USER' | 'ADMINISTRATOR') {
    const id = randomUUIDv7();
    const email = `${id.slice(-12)}@example.org`;
    await db.insertInto('users').values({ id, email, displayName: 'Sample', role }).execute();
    const token = await startSession(db, id, Temporal.Now.instant());
    return { id, email, headers: { authorization: `Bearer ${token}` } };
  }

  const report = () => ({
    type: 'SERVICE',
    subject: 'Wrong hours',
    message: 'On Fridays\r\nit is closed.\u0000',
    email: 'visitor@example.org',
    service: serviceId,
  });

  async function mailed() {
    const rows = await db.selectFrom('mails').selectAll().orderBy('recipient').execute();
    return rows.map(({ recipient, replyTo, subject, text }) => ({ recipient, replyTo, subject, text }));
  }

  return { server, db, serviceId, post, addPerson, report, mailed };
}
