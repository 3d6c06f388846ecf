import { z } from 'zod';

/** `{"data": …}`: the envelope of one thing or of what an action changed. */
export function oneOf<T extends z.ZodType>(item: T) {
  return z.object({ data: item });
}

/** `{"data": […], "total": n}`: a page of a list; `total` counts all that match, not only this page. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.number().int().nonnegative() });
}
