import * as z from 'zod/mini';

/** A name that nobody guesses: whoever knows it may see the image. */
export const imageName = z.string('WRONG_TYPE').check(z.regex(/^[\w-]{22}$/, 'MALFORMED'));
