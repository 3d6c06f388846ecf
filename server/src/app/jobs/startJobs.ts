import type { Gazetteer } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import { appNameOf } from '@amparo/domain/places/region-look/appName.ts';
import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { nobody } from '../../database/conditions.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { Database } from '../../database/schema.ts';
import { deleteExpiredConversations } from '../../features/chatbot/chatRepository.ts';
import { FeedbackRepository } from '../../features/feedback/feedbackRepository.ts';
import { announceOldBeds, announceWeek } from '../../features/notifications/announceStale.ts';
import { OverviewRepository } from '../../features/overview/overviewRepository.ts';
import { endPauses } from '../../features/services/commands/pauseService.ts';
import { requestConfirmations } from '../../features/services/confirm/requestConfirmations.ts';
import { scanNightly } from '../../features/services/duplicates/scanDuplicates.ts';
import type { FindCentroid } from '../../features/services/input/locationPrecision.ts';
import { purgeDeletedServices } from '../../features/services/persistence/serviceUpdates.ts';
import { runDueSources, runQueue, workRunQueue } from '../../features/services/sources/runSources.ts';
import { purgeDeletedUsers } from '../../features/users/deletedUserRepository.ts';
import { findCentroid } from '../../geocoder/findCentroid.ts';
import type { ImageStore } from '../../images/imageStore.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mailer } from '../../mail/mail.ts';
import { mailQueue, Outbox } from '../../mail/outbox.ts';
import { sendQueuedMails } from '../../mail/sendQueuedMails.ts';
import { Notifier } from '../../notifications/notifier.ts';
import type { Config } from '../config/config.ts';
import { backUpDaily } from './backUpDaily.ts';
import { deleteExpired } from './deleteExpired.ts';

interface JobParts {
  config: Config;
  region: RegionProfile;
  gazetteer: Gazetteer;
  database: OpenDatabase;
  jobs: Jobs;
  mailer: Mailer;
  images: ImageStore;
  log: Logger;
  now: () => Temporal.Instant;
}

/**
 * Starts the background jobs: mail, requests to confirm services, the ends of pauses, notifications, likely duplicates,
 * sources of services, deleting expired data, and backups.
 */
export async function startJobs(parts: JobParts): Promise<void> {
  const { config, region, gazetteer, database, jobs, mailer, images, log, now } = parts;
  const { db } = database;
  const { publicUrl } = config;
  const notifier = new Notifier({ outbox: new Outbox(jobs, appNameOf(region)), publicUrl, now });
  const confirmation = { db, notifier, publicUrl, months: region.confirmationMonths };
  const week = { notifier, zone: region.timeZone, count: (at: Temporal.Instant) => countWeek(db, region, at) };
  const sources = {
    ...{ db, region, now, log, isPrivateAllowed: config.hasPrivateSources },
    findCentroid: (place: Parameters<FindCentroid>[0]) => findCentroid(gazetteer, place),
  };
  await jobs.start(mailQueue, runQueue);
  await workRunQueue(jobs, sources);
  await sendQueuedMails({ db, jobs, mailer, log });
  await jobs.workHourly({
    'request-confirmations': () => requestConfirmations(confirmation, now()),
    'announce-old-beds': () => announceOldBeds(db, week, now()),
    'announce-week': () => announceWeek(db, week, now()),
    'send-daily-mails': () => notifier.sendDailyMails(db),
    'end-pauses': () => endPauses(db, region.timeZone, now()),
    'find-duplicates': () => scanNightly(db, region.timeZone, now()),
    'run-sources': () => runDueSources(sources),
    'purge-services': () => purgeDeletedServices(db, now()),
    'purge-users': () => purgeDeletedUsers(db, now()),
    'purge-feedback': () => new FeedbackRepository(db).purge(images, now()),
    'delete-expired-conversations': () => deleteExpiredConversations(db, now()),
    'delete-expired': () => deleteExpired(db, now()),
    'back-up': () => backUpDaily({ config, database, images, log, now }),
  });
}

/** What waits and what is outdated, as administrators see it on their overview. */
async function countWeek(db: Kysely<Database>, region: RegionProfile, at: Temporal.Instant) {
  const counts = await new OverviewRepository(db, region).read({ id: nobody, role: 'ADMINISTRATOR' }, at);
  const { approvals, claims, messages, unconfirmed, beds } = counts;
  return { approvals: approvals ?? 0, claims, messages, unconfirmed, beds };
}
