import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { FeedbackReply } from '@amparo/domain/feedback/feedback.ts';
import type { FeedbackInput } from '@amparo/domain/feedback/feedbackInput.ts';
import { feedbackRoutes } from '@amparo/domain/feedback/feedbackRoutes.ts';
import { maxImageBytes } from '@amparo/domain/feedback/imageLimits.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import { feedbackCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { currentServiceId } from '../../database/mergedServices.ts';
import type { Database } from '../../database/schema.ts';
import { serve } from '../../http/serve.ts';
import type { ImageStore } from '../../images/imageStore.ts';
import { imageAddress } from '../../images/imageStore.ts';
import { reencodeImage } from '../../images/reencodeImage.ts';
import type { FeedbackMail } from './feedbackMail.ts';
import { FeedbackReplyRepository } from './feedbackReplyRepository.ts';
import { FeedbackRepository } from './feedbackRepository.ts';
import { type ClaimActions, grantClaim } from './grantClaim.ts';

/** Per IP address, which a whole shelter or library may share. */
const MESSAGES_PER_MINUTE = 20;
const IMAGES_PER_MINUTE = 30;
const REPLIES_PER_MINUTE = 20;
const PAGE_SIZE = 25;
/** About 200 MB. Images without a message must not fill the disk. */
const MAX_PENDING_IMAGES = 500;

interface FeedbackOptions {
  feedbacks: FeedbackRepository;
  mail: FeedbackMail;
  images: ImageStore;
  actions: ClaimActions;
  now: () => Temporal.Instant;
}

/** Routes for the messages of visitors. */
export function serveFeedback(app: FastifyInstance, options: FeedbackOptions): void {
  serveSending(app, options);
  serveImageUpload(app, options);
  serveInbox(app, options);
  serveReplies(app, options);
}

function serveSending(app: FastifyInstance, { mail, now }: FeedbackOptions): void {
  const send = async ({ body: sent }: { body: FeedbackInput }) => {
    if (sent.leaveEmpty) return { data: { id: randomUUIDv7(), createdAt: now().toString() } };
    return app.db.transaction().execute(async (trx) => {
      // A message that waited on a phone may be about a service that was merged meanwhile.
      const body = sent.service ? { ...sent, service: await currentServiceId(trx, sent.service) } : sent;
      const feedbacks = new FeedbackRepository(trx);
      const recipients = await feedbacks.findRecipients(body);
      if (!recipients) throw new ApiError('NOT_FOUND');
      const data = await feedbacks.add(body);
      await mail.notify(body, recipients, trx);
      return { data };
    });
  };
  // No mail: a mail would be one more copy of the sentence.
  const sendUrgent = async ({ body }: { body: { message: string } }) => ({
    data: await new FeedbackRepository(app.db).addUrgent(body.message),
  });
  serve(app, feedbackRoutes.sendUrgent, sendUrgent, { requestsPerMinute: MESSAGES_PER_MINUTE });
  serve(app, feedbackRoutes.sendApp, send, { requestsPerMinute: MESSAGES_PER_MINUTE });
  serve(app, feedbackRoutes.sendService, send, { requestsPerMinute: MESSAGES_PER_MINUTE });
}

function serveImageUpload(app: FastifyInstance, { feedbacks, images }: FeedbackOptions): void {
  serve(
    app,
    feedbackRoutes.addImage,
    async ({ body, client: { address } }) => {
      // Over HTTP, `bodyLimit` refuses a larger image. An in-process call has no such limit.
      if (body.byteLength > maxImageBytes) throw new ApiError('TOO_LARGE');
      const { jpeg, width, height } = await reencodeImage(body);
      const name = randomBytes(16).toString('base64url');
      // The row comes first: an image without a row would never be removed.
      const removed = await feedbacks.addImage({ name, width, height, address }, MAX_PENDING_IMAGES);
      if (removed) await images.remove(removed);
      await images.save(name, jpeg);
      return { data: { name, url: imageAddress(name), width, height } };
    },
    { requestsPerMinute: IMAGES_PER_MINUTE, bodyLimit: maxImageBytes },
  );
}

function serveInbox(app: FastifyInstance, options: FeedbackOptions): void {
  const { feedbacks, now } = options;
  serve(app, feedbackRoutes.list, ({ query: { limit = PAGE_SIZE, ...query }, viewer }) => {
    if (query.isDeleted && !feedbackCan.seeDeleted(viewer)) throw new ApiError('NOT_ALLOWED');
    return feedbacks.list({ ...query, limit }, viewer);
  });

  serve(app, feedbackRoutes.counts, async ({ viewer }) => ({ data: await feedbacks.count(viewer) }));
  serve(app, feedbackRoutes.read, async ({ params: { id }, viewer }) => {
    await requireHandler(feedbacks, id, viewer);
    const data = await feedbacks.find(id, viewer);
    if (!data) throw new ApiError('NOT_FOUND');
    return { data };
  });
  serve(app, feedbackRoutes.archive, async ({ params: { id }, viewer }) => {
    await requireHandler(feedbacks, id, viewer);
    await feedbacks.archive(id, viewer.id);
    return { data: { id } };
  });
  serve(app, feedbackRoutes.unarchive, async ({ params: { id }, viewer }) => {
    await requireHandler(feedbacks, id, viewer);
    await feedbacks.unarchive(id, viewer.id);
    return { data: { id } };
  });
  serve(app, feedbackRoutes.grant, async ({ params: { id }, viewer }) => ({
    data: await grantClaim({ db: app.db, ...options }, { id, by: viewer }),
  }));
  serve(app, feedbackRoutes.remove, async ({ params: { id }, viewer }) => {
    await requireHandler(feedbacks, id, viewer);
    await feedbacks.remove(id, now());
    return { data: { id } };
  });
  serve(app, feedbackRoutes.restore, async ({ params: { id }, viewer }) => {
    await requireHandler(feedbacks, id, viewer, { isDeleted: true });
    const data = (await feedbacks.restore(id)) ? await feedbacks.find(id, viewer) : undefined;
    if (!data) throw new ApiError('NOT_FOUND');
    return { data };
  });
}

function serveReplies(app: FastifyInstance, { feedbacks, mail }: FeedbackOptions): void {
  serve(
    app,
    feedbackRoutes.reply,
    async ({ params: { id }, body: { message }, viewer }) => {
      await requireHandler(feedbacks, id, viewer);
      const answer = { feedbackId: id, userId: viewer.id, message };
      return { data: await app.db.transaction().execute((trx) => answerSender(trx, answer, mail)) };
    },
    { requestsPerMinute: REPLIES_PER_MINUTE },
  );
}

/** Mails an answer to the sender and stores it, in one transaction. Throws NOT_FOUND if the message has no sender. */
async function answerSender(
  trx: Transaction<Database>,
  answer: { feedbackId: string; userId: string; message: string },
  mail: FeedbackMail,
): Promise<FeedbackReply> {
  const replies = new FeedbackReplyRepository(trx);
  const sender = await replies.findSender(answer.feedbackId);
  if (!sender) throw new ApiError('NOT_FOUND');
  const { id, createdAt } = await replies.add(answer);
  const author = await replies.findAuthor(answer.userId);
  await mail.answer({ sender, author, message: answer.message }, trx);
  return { id, author: author.name, message: answer.message, createdAt: createdAt.toISOString() };
}

/** Throws NOT_FOUND unless the viewer may handle the message. */
async function requireHandler(
  feedbacks: FeedbackRepository,
  id: string,
  viewer: Viewer,
  { isDeleted = false } = {},
): Promise<void> {
  const subject = await feedbacks.findSubject(id, { isDeleted });
  if (!subject || !feedbackCan.handle(viewer, subject)) throw new ApiError('NOT_FOUND');
}
