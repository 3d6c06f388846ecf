import { Conversation, newConversation } from '@amparo/domain/chatbot/conversation.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { RetryAfterError } from '../../http/limits/retryAfterError.ts';
import { createToken, hashToken } from '../../http/opaqueToken.ts';

const LASTS_HOURS = 24;
const MINUTE_MS = 60_000;
/** Faster than anybody writes. */
const MESSAGES_A_MINUTE = 30;

export interface OpenConversation {
  token: string;
  state: Conversation;
}

/** What is remembered of conversations, for a day after the last message; any server process can go on with it. */
export class ChatRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The conversation of a token, or a new one where there is none; throws TOO_MANY_REQUESTS where one says too much. */
  async open(token: string | undefined, now: Temporal.Instant): Promise<OpenConversation> {
    const row = token && (await this.#count(hashToken(token), new Date(now.epochMilliseconds)));
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
    const written = JSON.stringify(state);
    await this.#db
      .insertInto('conversations')
      .values({ tokenHash: hashToken(token), state: written, minuteBegan: at, said: 1, expiresAt })
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ state: written, expiresAt }))
      .execute();
  }

  /** Forgets the conversations that have ended. */
  async purgeExpired(now: Temporal.Instant): Promise<void> {
    await this.#db.deleteFrom('conversations').where('expiresAt', '<=', new Date(now.epochMilliseconds)).execute();
  }

  async #count(tokenHash: Buffer, at: Date) {
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
