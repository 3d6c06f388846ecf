import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.ts';
import { deleteExpiredConversations, purgeConversationsQueue } from '../features/chatbot/chatRepository.ts';
import { purgeFeedback, purgeFeedbackQueue } from '../features/feedback/purgeFeedback.ts';
import { confirmQueue, requestConfirmations } from '../features/services/confirm/requestConfirmations.ts';
import {
  purgeDeletedServices,
  purgeDeletedServicesQueue,
} from '../features/services/persistence/purgeDeletedServices.ts';
import { purgeDeletedUsers, purgeDeletedUsersQueue } from '../features/users/deletedUsers.ts';
import type { ImageStore } from '../images/imageStore.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mailer } from '../mail/mail.ts';
import { mailQueue, Outbox } from '../mail/outbox.ts';
import { sendQueuedMails } from '../mail/sendQueuedMails.ts';
import type { Config } from './config/config.ts';
import { deleteExpired, deleteExpiredQueue } from './deleteExpired.ts';

interface WorkParts {
  config: Config;
  region: RegionProfile;
  database: OpenDatabase;
  jobs: Jobs;
  mailer: Mailer;
  images: ImageStore;
  log: Logger;
  now: () => Temporal.Instant;
}

const queues = [
  mailQueue,
  purgeDeletedServicesQueue,
  purgeDeletedUsersQueue,
  confirmQueue,
  purgeFeedbackQueue,
  purgeConversationsQueue,
  deleteExpiredQueue,
];

/** Starts the background jobs: sending mail, asking providers to confirm their services, and deleting expired data. */
export async function startJobs({
  config,
  region,
  database,
  jobs,
  mailer,
  images,
  log,
  now,
}: WorkParts): Promise<void> {
  const { db } = database;
  await jobs.start(queues);
  await sendQueuedMails({ db, jobs, mailer, log });
  await jobs.workHourly(purgeDeletedServicesQueue, () => purgeDeletedServices(db, now()));
  await jobs.workHourly(purgeDeletedUsersQueue, () => purgeDeletedUsers(db, now()));
  const asking = { db, outbox: new Outbox(jobs), publicUrl: config.publicUrl, months: region.confirmationMonths };
  await jobs.workHourly(confirmQueue, () => requestConfirmations(asking, now()));
  await jobs.workHourly(purgeFeedbackQueue, () => purgeFeedback(db, images, now()));
  await jobs.workHourly(purgeConversationsQueue, () => deleteExpiredConversations(db, now()));
  await jobs.workHourly(deleteExpiredQueue, () => deleteExpired(db, now()));
}
