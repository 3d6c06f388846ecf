import { z } from 'zod';

/** `{"data": …}`: the response with one record or with the result of an action. */
export function oneOf<T extends z.ZodType>(item: T) {
  return z.object({ data: item });
}

/** `{"data": […], "total": n}`: a page of a list; `total` counts all matches, not only this page. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), total: z.number().int().nonnegative() });
}
