import { z } from 'zod';
import { coordinates } from '../places/coordinates.ts';
import { feedbackTypes } from './feedbackInput.ts';

export const FeedbackImage = z.object({
  name: z.string(),
  /** Relative to the server's address. Anyone who knows it can see the image. */
  url: z.string(),
  /** In pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type FeedbackImage = z.infer<typeof FeedbackImage>;

/** An answer that was mailed to the sender. */
export const FeedbackReply = z.object({
  id: z.uuid(),
  /** The name of the person who answered. Empty if the account no longer exists. */
  author: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export type FeedbackReply = z.infer<typeof FeedbackReply>;

/** A visitor's message, as the people who handle it see it (spec §3). */
export const Feedback = z.object({
  id: z.uuid(),
  type: z.enum(feedbackTypes),
  subject: z.string(),
  message: z.string(),
  /** Empty if the type is URGENT. */
  email: z.string(),
  phone: z.string(),
  name: z.string(),
  title: z.string(),
  organizationName: z.string(),
  orgnizationWebsite: z.string(),
  /** Null for feedback about Amparo, and if the service was deleted. */
  service: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  isContact: z.boolean(),
  location: z.object({ coordinates }).nullable(),
  images: z.array(FeedbackImage),
  /** The answers, oldest first. */
  replies: z.array(FeedbackReply),
  /** Whether the viewer has archived it, or it is closed. */
  isArchive: z.boolean(),
  /** Closed for all readers, such as a claim that was granted. */
  isClosed: z.boolean(),
  /** Null unless the message was deleted. */
  deletedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Feedback = z.infer<typeof Feedback>;
