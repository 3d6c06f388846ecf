// zod/mini, because the schema checks the form in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';

/** The day on which a paused service returns by itself. Null: it returns when somebody publishes it again. */
export const PauseInput = z.strictObject({ until: z.nullable(z.iso.date('MALFORMED')) });
