import { z } from 'zod';
import { coordinates } from '../places/coordinates.ts';
import { feedbackTypes } from './feedbackInput.ts';

export const FeedbackImage = z.object({
  name: z.string(),
  /** Below the server's own address; whoever knows it may see the image. */
  url: z.string(),
  /** In pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type FeedbackImage = z.infer<typeof FeedbackImage>;

/** What a visitor sent, as those see it who may act on it (spec §3). */
export const Feedback = z.object({
  id: z.uuid(),
  type: z.enum(feedbackTypes),
  subject: z.string(),
  message: z.string(),
  email: z.string(),
  phone: z.string(),
  name: z.string(),
  title: z.string(),
  organizationName: z.string(),
  orgnizationWebsite: z.string(),
  /** The service it is about, where there still is one. */
  service: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  isContact: z.boolean(),
  location: z.object({ coordinates }).nullable(),
  images: z.array(FeedbackImage),
  isArchive: z.boolean(),
  /** Null unless it was deleted. */
  deletedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Feedback = z.infer<typeof Feedback>;
