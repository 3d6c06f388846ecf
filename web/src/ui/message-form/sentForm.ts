import { maxImages } from '@amparo/domain/feedback/imageLimits.ts';
import { readForm, typedIn } from '../../routing/formAnswer.ts';

/** The field that no person sees (FeedbackInput). */
export const trapName = 'leaveEmpty';

/** The hidden field with the time of rendering (derivedIdempotencyKeys). */
export const occasionName = 'occasion';

/** The contents of a form that was sent without scripts. */
export interface SentForm {
  typed: Record<string, string>;
  trap: string;
  occasion: string;
  images: Uint8Array<ArrayBuffer>[];
}

/** Reads the fields and, under the name `images`, the files of a form; if there are too many files, only the first ones. */
export async function readSentForm(request: Request): Promise<SentForm> {
  const form = await readForm(request);
  const { [trapName]: trap = '', [occasionName]: occasion = '', images: _, ...typed } = typedIn(form);
  const files = form.getAll('images').filter((file): file is File => typeof file !== 'string' && file.size > 0);
  const images = await Promise.all(
    files.slice(0, maxImages).map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  return { typed, trap, occasion, images };
}
