import { Conversation, newConversation } from '@amparo/domain/chatbot/conversation.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { RetryAfterError } from '../../http/limits/retryAfterError.ts';
import { createToken, hashToken } from '../../http/opaqueToken.ts';
import type { Queue } from '../../jobs/jobs.ts';

export const purgeConversationsQueue: Queue = { name: 'forget-conversations', retryLimit: 3, retryDelay: 600 };

const LASTS_HOURS = 24;
const MINUTE_MS = 60_000;
/** No person writes faster. */
const MESSAGES_A_MINUTE = 30;

export interface OpenConversation {
  token: string;
  state: Conversation;
}

/**
 * Conversations, stored for a day after their last message so that any server process can continue them,
 * and the names by which the chat recognizes services.
 */
export class ChatRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Returns the conversation of a token, or a new one. Throws TOO_MANY_REQUESTS if it receives too many messages. */
  async open(token: string | undefined, now: Temporal.Instant): Promise<OpenConversation> {
    const row = token && (await this.#countMessage(hashToken(token), new Date(now.epochMilliseconds)));
    if (!token || !row) return { token: createToken(), state: newConversation };
    if (row.said > MESSAGES_A_MINUTE)
      throw new RetryAfterError(
        'TOO_MANY_REQUESTS',
        (row.minuteBegan.getTime() + MINUTE_MS - now.epochMilliseconds) / 1000,
      );
    const read = Conversation.safeParse(row.state);
    return { token, state: read.success ? read.data : newConversation };
  }

  async save({ token, state }: OpenConversation, now: Temporal.Instant): Promise<void> {
    const at = new Date(now.epochMilliseconds);
    const expiresAt = new Date(now.add({ hours: LASTS_HOURS }).epochMilliseconds);
    const json = JSON.stringify(state);
    await this.#db
      .insertInto('conversations')
      .values({ tokenHash: hashToken(token), state: json, minuteBegan: at, said: 1, expiresAt })
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ state: json, expiresAt }))
      .execute();
  }

  async purgeExpired(now: Temporal.Instant): Promise<void> {
    await this.#db.deleteFrom('conversations').where('expiresAt', '<=', new Date(now.epochMilliseconds)).execute();
  }

  /** The names of all published services. */
  async serviceNames(): Promise<{ id: string; name: string }[]> {
    return this.#db
      .selectFrom('services')
      .select(['id', 'name'])
      .where('isApproved', '=', true)
      .where('isPermanentlyClosed', '=', false)
      .orderBy('id')
      .execute();
  }

  /** Counts one message in the current minute. Returns undefined if the conversation has expired. */
  async #countMessage(tokenHash: Buffer, at: Date) {
    const isNewMinute = sql<boolean>`minute_began <= ${new Date(at.getTime() - MINUTE_MS)}`;
    return this.#db
      .updateTable('conversations')
      .set({
        said: sql`CASE WHEN ${isNewMinute} THEN 1 ELSE said + 1 END`,
        minuteBegan: sql`CASE WHEN ${isNewMinute} THEN ${at}::timestamptz ELSE minute_began END`,
      })
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', at)
      .returning(['state', 'said', 'minuteBegan'])
      .executeTakeFirst();
  }
}
