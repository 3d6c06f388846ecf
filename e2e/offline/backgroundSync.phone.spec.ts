import { readFeedback } from '../messages/readFeedback.ts';
import { findService } from '../services/findService.ts';
import { expect, test } from '../support/browserTest.ts';
import { expectAnnouncement } from '../support/liveRegion.ts';
import { address } from '../support/testConfig.ts';
import { installWorker } from './installWorker.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

test('the worker sends a waiting message after its page is closed, and does not keep its database open', async ({
  page,
  context,
  request,
}) => {
  const words = `They moved. ${crypto.randomUUID()}`;
  // The worker has the clock of the computer, and sends nothing that has waited for more than 7 days.
  await page.clock.setFixedTime(new Date());
  await installWorker(page, `${await findService(request, 'Porchlight Night Shelter')}/report?lang=en`);
  await page.getByRole('textbox', { name: 'Email' }).fill('visitor@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectAnnouncement(page, 'Not sent yet. It waits on this phone and is sent when there is a connection.');
  await page.close();
  await context.setOffline(false);
  expect(await readFeedback(request, words)).toEqual([]);

  // A page without scripts, so that only the worker can send.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  const session = await context.newCDPSession(other);
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: address,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  });
  await expect.poll(async () => (await readFeedback(request, words)).length).toBe(1);

  const deleted = other.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const deletion = indexedDB.deleteDatabase('outbox');
        deletion.onsuccess = () => resolve('deleted');
        deletion.onerror = () => resolve('failed');
      }),
  );
  expect(await deleted).toBe('deleted');
});
