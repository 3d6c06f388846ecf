import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import type { Kysely } from 'kysely';
import { inSavepoint } from '../../../database/asAuthor.ts';
import type { Database } from '../../../database/schema.ts';
import { deleteLastScan } from './scanRepository.ts';
import { updatePairs } from './updatePairs.ts';

/** Comparing all services is faster than comparing more of them one by one. */
const MOST_ONE_BY_ONE = 300;

interface Stored {
  id: string;
  input: ServiceInput;
}

/** Compares the services that an import has stored with all others. */
export class ImportedPairs {
  readonly #stored = new Map<string, ServiceInput>();

  add(stored: readonly Stored[]): void {
    for (const { id, input } of stored) if (this.#stored.size <= MOST_ONE_BY_ONE) this.#stored.set(id, input);
  }

  /** Returns the number of likely pairs, or null if they are many: then the next hourly job compares all services. */
  async find(db: Kysely<Database>): Promise<number | null> {
    if (this.#stored.size > MOST_ONE_BY_ONE) {
      await deleteLastScan(db);
      return null;
    }
    return inSavepoint(db, async (trx) => {
      const pairs = new Set<string>();
      for (const [id, input] of this.#stored) for (const pair of await updatePairs(trx, id, input)) pairs.add(pair);
      return pairs.size;
    });
  }
}
