import * as z from 'zod/mini';

/** How many a message may bring, and how large each may be (rules.md §4). */
export const mostImages = 5;
export const largestImageBytes = 5 * 1024 * 1024;

/** What can be read. HEIC is not among them: no free library reads it; phones turn it into JPEG for a web page by themselves. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A name that nobody guesses: whoever knows it may see the image. */
export const imageName = z.string('WRONG_TYPE').check(z.regex(/^[\w-]{22}$/, 'MALFORMED'));
