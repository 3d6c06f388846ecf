import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import type { FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import { useState } from 'react';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { type KeyOf, randomIdempotencyKeys } from '../../http-client/idempotencyKeys.ts';

export interface Failure {
  key: ErrorKey;
  fields: FieldErrors;
  /** What the API sends with the error, such as the newer version. */
  data: unknown;
}

/** Saves, and creates new idempotency keys after each success, because the next values are a new request. */
export function useSaving() {
  const [keys, setKeys] = useState(() => ({ keyOf: randomIdempotencyKeys() }));
  const [isSaving, setIsSaving] = useState(false);
  /** Returns why the save failed, or null. */
  const run = async <Saved>(
    save: (keyOf: KeyOf) => Promise<Saved>,
    onSaved: (saved: Saved) => unknown,
  ): Promise<Failure | null> => {
    setIsSaving(true);
    try {
      const saved = await save(keys.keyOf);
      setKeys({ keyOf: randomIdempotencyKeys() });
      // The form stays busy until the next page is loaded.
      await onSaved(saved);
      return null;
    } catch (error) {
      const { fields = {}, data } = error as Partial<Failure>;
      return { key: errorKeyOf(error)?.key ?? 'INTERNAL', fields, data };
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, run };
}
