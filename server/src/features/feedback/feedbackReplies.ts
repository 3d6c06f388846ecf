import { randomUUIDv7 } from 'node:crypto';
import type { FeedbackReply } from '@amparo/domain/feedback/feedback.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/schema.ts';

/** An answer as PostgreSQL writes it in JSON. */
export interface StoredReply {
  id: string;
  author: string;
  message: string;
  at: string;
}

export function toReply({ at, ...reply }: StoredReply): FeedbackReply {
  return { ...reply, createdAt: new Date(at).toISOString() };
}

const nameOfUser = sql<string>`coalesce(nullif(users.display_name, ''), users.email, '')`;

/** The answers to a message, oldest first. */
export function repliesOf(row: ExpressionBuilder<Database, 'feedbacks'>) {
  return jsonArrayFrom(
    row
      .selectFrom('feedbackReplies')
      .leftJoin('users', 'users.id', 'feedbackReplies.userId')
      .select([
        'feedbackReplies.id',
        'feedbackReplies.message',
        'feedbackReplies.createdAt as at',
        nameOfUser.as('author'),
      ])
      .whereRef('feedbackReplies.feedbackId', '=', 'feedbacks.id')
      .orderBy('feedbackReplies.createdAt'),
  );
}

interface Answer {
  feedbackId: string;
  userId: string;
  message: string;
}

export interface MailedAnswer {
  /** What was answered. The service is null if it belongs to none. */
  sender: { email: string; subject: string; message: string; service: string | null };
  author: { email: string; name: string };
  message: string;
}

/** The mail with an answer (feedbackMail.ts). */
interface AnswerMail {
  answer(answer: MailedAnswer, db: Kysely<Database>): Promise<void>;
}

/** Mails an answer to the sender and stores it, in one transaction. Throws NOT_FOUND if the message has no sender. */
export async function answerSender(
  trx: Transaction<Database>,
  answer: Answer,
  mail: AnswerMail,
): Promise<FeedbackReply> {
  const sender = await findSender(trx, answer.feedbackId);
  if (!sender) throw new ApiError('NOT_FOUND');
  const { id, createdAt } = await trx
    .insertInto('feedbackReplies')
    .values({ id: randomUUIDv7(), ...answer })
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow();
  const author = await trx
    .selectFrom('users')
    .select(['email', nameOfUser.as('name')])
    .where('id', '=', answer.userId)
    .executeTakeFirstOrThrow();
  await mail.answer({ sender, author, message: answer.message }, trx);
  return { id, author: author.name, message: answer.message, createdAt: createdAt.toISOString() };
}

/** Missed dangers have no sender. The service is null if it was deleted. */
function findSender(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('feedbacks')
    .leftJoin('services', (join) =>
      join.onRef('services.id', '=', 'feedbacks.serviceId').on('services.deletedAt', 'is', null),
    )
    .select(['feedbacks.email', 'feedbacks.subject', 'feedbacks.message', 'services.name as service'])
    .where('feedbacks.id', '=', id)
    .where('feedbacks.email', '<>', '')
    .executeTakeFirst();
}
