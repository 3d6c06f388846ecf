import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../database/database.ts';
import { deleteExpiredConversations } from '../../features/chatbot/chatRepository.ts';
import { FeedbackRepository } from '../../features/feedback/feedbackRepository.ts';
import { requestConfirmations } from '../../features/services/confirm/requestConfirmations.ts';
import { purgeDeletedServices } from '../../features/services/persistence/serviceUpdates.ts';
import { purgeDeletedUsers } from '../../features/users/deletedUserRepository.ts';
import type { ImageStore } from '../../images/imageStore.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mailer } from '../../mail/mail.ts';
import { mailQueue, Outbox } from '../../mail/outbox.ts';
import { sendQueuedMails } from '../../mail/sendQueuedMails.ts';
import type { Config } from '../config/config.ts';
import { backUpDaily } from './backUpDaily.ts';
import { deleteExpired } from './deleteExpired.ts';

interface JobParts {
  config: Config;
  region: RegionProfile;
  database: OpenDatabase;
  jobs: Jobs;
  mailer: Mailer;
  images: ImageStore;
  log: Logger;
  now: () => Temporal.Instant;
}

/** Starts the background jobs: mail, requests to confirm services, deleting expired data, and backups. */
export async function startJobs(parts: JobParts): Promise<void> {
  const { config, region, database, jobs, mailer, images, log, now } = parts;
  const { db } = database;
  const confirmation = { db, outbox: new Outbox(jobs), publicUrl: config.publicUrl, months: region.confirmationMonths };
  await jobs.start(mailQueue);
  await sendQueuedMails({ db, jobs, mailer, log });
  await jobs.workHourly({
    'request-confirmations': () => requestConfirmations(confirmation, now()),
    'purge-services': () => purgeDeletedServices(db, now()),
    'purge-users': () => purgeDeletedUsers(db, now()),
    'purge-feedback': () => new FeedbackRepository(db).purge(images, now()),
    'delete-expired-conversations': () => deleteExpiredConversations(db, now()),
    'delete-expired': () => deleteExpired(db, now()),
    'back-up': () => backUpDaily({ config, database, images, log, now }),
  });
}
