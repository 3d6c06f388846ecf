import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.ts';
import { ConversationRepository } from '../features/chatbot/conversationRepository.ts';
import { forgetConversationsQueue } from '../features/chatbot/forgetConversations.ts';
import { forgetFeedback, forgetQueue } from '../features/feedback/forgetFeedback.ts';
import { askToConfirm, confirmQueue } from '../features/services/confirm/askToConfirm.ts';
import { forgetServices, forgetServicesQueue } from '../features/services/write/forgetServices.ts';
import { forgetUsers, forgetUsersQueue } from '../features/users/deletedUsers.ts';
import type { ImageStore } from '../images/imageStore.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mailer } from '../mail/mail.ts';
import { mailQueue, Outbox } from '../mail/outbox.ts';
import { sendWaiting } from '../mail/sendWaiting.ts';
import type { Config } from './config.ts';
import { expiredQueue, forgetExpired } from './forgetExpired.ts';

interface WorkParts {
  config: Config;
  region: RegionProfile;
  database: OpenDatabase;
  jobs: Jobs;
  mailer: Mailer;
  images: ImageStore;
  log: Logger;
}

const queues = [
  mailQueue,
  forgetServicesQueue,
  forgetUsersQueue,
  confirmQueue,
  forgetQueue,
  forgetConversationsQueue,
  expiredQueue,
];

/** What is done apart from any request: mail that waits is sent, providers are asked, and what has run out is forgotten. */
export async function startJobs({ config, region, database, jobs, mailer, images, log }: WorkParts): Promise<void> {
  const { db } = database;
  const now = () => Temporal.Now.instant();
  await jobs.start(queues);
  await sendWaiting({ db, jobs, mailer, log });
  await jobs.workHourly(forgetServicesQueue, () => forgetServices(db, now()));
  await jobs.workHourly(forgetUsersQueue, () => forgetUsers(db, now()));
  const asking = { db, outbox: new Outbox(jobs), publicUrl: config.publicUrl, months: region.confirmationMonths };
  await jobs.workHourly(confirmQueue, () => askToConfirm(asking, now()));
  await jobs.workHourly(forgetQueue, () => forgetFeedback(db, images, now()));
  const conversations = new ConversationRepository(db);
  await jobs.workHourly(forgetConversationsQueue, () => conversations.sweep(now()));
  await jobs.workHourly(expiredQueue, () => forgetExpired(db, now()));
}
