import type { Coordinates } from '@amparo/domain/places/distance.ts';
import type { DeviceService } from '@amparo/domain/services/search-index/device/deviceService.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { responseColumns, type ServiceRow, storedService } from './serviceRow.ts';

/** The centers of towns have four decimals. PostgreSQL computes a position with an error of about 1e-14. */
const DECIMALS = 1e6;

interface DeviceRow extends ServiceRow {
  likes: number;
  exactCreatedAt: string;
  exactUpdatedAt: string;
  exactVerifiedAt: string | null;
}

const exactly = (column: string) =>
  sql`to_char(s.${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** All published services as devices store them, in the order of their ids. */
export async function readDeviceServices(db: Kysely<Database>): Promise<DeviceService[]> {
  const { rows } = await sql<DeviceRow>`SELECT ${responseColumns}, k.likes,
      ${exactly('created_at')} AS "exactCreatedAt", ${exactly('updated_at')} AS "exactUpdatedAt",
      ${exactly('verified_at')} AS "exactVerifiedAt"
    FROM services s JOIN service_kudos k ON k.service_id = s.id WHERE s.is_approved ORDER BY s.id`.execute(
    db.withoutPlugins(),
  );
  return rows.map(toDeviceService);
}

/** The ids of the services that no guest sees, because they are deleted or not approved. */
export async function readHiddenIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('services').select('id').where('isApproved', '=', false).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

function toDeviceService(row: DeviceRow): DeviceService {
  const { version, publicLongitude, publicLatitude, ownTimeZone, longitude, latitude, ...service } = {
    ...row,
    ...storedService(row, false),
  };
  const { exactCreatedAt, exactUpdatedAt, exactVerifiedAt, ...rest } = service;
  const position =
    publicLongitude === null || publicLatitude === null ? null : round([publicLongitude, publicLatitude]);
  return {
    ...rest,
    ...{ createdAt: exactCreatedAt, updatedAt: exactUpdatedAt, verifiedAt: exactVerifiedAt },
    timeZone: ownTimeZone,
    position: rest.location && !row.isAddressConfidential ? null : position,
  };
}

function round([longitude, latitude]: Coordinates): Coordinates {
  return [Math.round(longitude * DECIMALS) / DECIMALS, Math.round(latitude * DECIMALS) / DECIMALS];
}
