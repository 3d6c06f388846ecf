import type { ServiceInput } from '@amparo/domain/services/editing/serviceInput.ts';
import { needsOfService } from '@amparo/domain/understanding/service-needs/needsOfService.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';

type Described = Pick<
  ServiceInput,
  'name' | 'serviceSummary' | 'serviceSummaryEs' | 'description' | 'descriptionEs' | 'type' | 'subTypes' | 'category'
>;

/** Writes down how strongly each service offers which needs of the lexicon, in place of what stood there. */
export async function indexNeeds(
  trx: Transaction<Database>,
  services: { id: string; input: Described }[],
): Promise<void> {
  if (services.length === 0) return;
  const ids = services.map(({ id }) => id);
  await trx.deleteFrom('serviceNeeds').where('serviceId', 'in', ids).execute();
  const rows = services.flatMap(({ id, input }) => needsOfService(input).map((found) => ({ id, ...found })));
  await sql`INSERT INTO service_needs (service_id, need, score)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, need text, score real)`.execute(trx);
}
