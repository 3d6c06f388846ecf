import { Conversation, newConversation } from '@amparo/domain/chatbot/conversation.ts';
import { readDeviceToken } from '@amparo/domain/chatbot/dialog/deviceToken.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import { createToken, hashToken, isToken } from '../../http/opaqueToken.ts';

const LASTS_HOURS = 24;

export interface OpenConversation {
  token: string;
  state: Conversation;
}

/** Conversations, stored for a day after their last message so that any server process can continue them. */
export class ChatRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /**
   * Returns the conversation of a token, or a new one. A token stays the same before anything is stored for it and after
   * that has expired. A conversation that began without a network continues with a new token.
   */
  async open(token: string | undefined, now: Temporal.Instant): Promise<OpenConversation> {
    if (!token || !isToken(token))
      return { token: createToken(), state: (token && readDeviceToken(token)) || newConversation };
    const row = await this.#find(hashToken(token), toDate(now));
    const read = Conversation.safeParse(row?.state);
    return { token, state: read.success ? read.data : newConversation };
  }

  async save({ token, state }: OpenConversation, now: Temporal.Instant): Promise<void> {
    const expiresAt = toDate(now.add({ hours: LASTS_HOURS }));
    const json = JSON.stringify(state);
    await this.#db
      .insertInto('conversations')
      .values({ tokenHash: hashToken(token), state: json, expiresAt })
      .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ state: json, expiresAt }))
      .execute();
  }

  async #find(tokenHash: Buffer, at: Date) {
    return this.#db
      .selectFrom('conversations')
      .select('state')
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', at)
      .executeTakeFirst();
  }
}

/** Deletes the conversations that have ended. */
export async function deleteExpiredConversations(db: Kysely<Database>, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('conversations').where('expiresAt', '<=', toDate(now)).execute();
}
