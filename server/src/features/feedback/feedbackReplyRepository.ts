import { randomUUIDv7 } from 'node:crypto';
import type { FeedbackReply } from '@amparo/domain/feedback/feedback.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
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

/** What was answered. The service is null if it belongs to none. */
export interface AnsweredMessage {
  email: string;
  subject: string;
  message: string;
  service: string | null;
}

/** Answers to the senders of messages. */
export class FeedbackReplyRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Missed dangers have no sender. The service is null if it was deleted. */
  findSender(feedbackId: string): Promise<AnsweredMessage | undefined> {
    return this.#db
      .selectFrom('feedbacks')
      .leftJoin('services', (join) =>
        join.onRef('services.id', '=', 'feedbacks.serviceId').on('services.deletedAt', 'is', null),
      )
      .select(['feedbacks.email', 'feedbacks.subject', 'feedbacks.message', 'services.name as service'])
      .where('feedbacks.id', '=', feedbackId)
      .where('feedbacks.email', '<>', '')
      .executeTakeFirst();
  }

  findAuthor(userId: string): Promise<{ email: string; name: string }> {
    const users = this.#db.selectFrom('users').select(['email', nameOfUser.as('name')]);
    return users.where('id', '=', userId).executeTakeFirstOrThrow();
  }

  add(answer: { feedbackId: string; userId: string; message: string }): Promise<{ id: string; createdAt: Date }> {
    return this.#db
      .insertInto('feedbackReplies')
      .values({ id: randomUUIDv7(), ...answer })
      .returning(['id', 'createdAt'])
      .executeTakeFirstOrThrow();
  }
}
