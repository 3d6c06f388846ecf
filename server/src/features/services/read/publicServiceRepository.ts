import type { PublicService } from '@amparo/domain/hsds/toHsdsService.ts';
import type { DeviceService } from '@amparo/domain/offline/deviceService.ts';
import type { Coordinates } from '@amparo/domain/places/distance.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readById } from '../../../database/pages.ts';
import type { Database } from '../../../database/schema.ts';
import { readPublishedRows, responseColumns, type ServiceRow, storedService } from './serviceRow.ts';

const EXPORT_PAGE = 200;
/** A replica ends a statement after five seconds. */
const DEVICE_PAGE = 1000;
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
const deviceColumns = sql`${responseColumns}, (SELECT likes FROM service_kudos WHERE service_id = s.id) AS likes,
  ${exactly('created_at')} AS "exactCreatedAt", ${exactly('updated_at')} AS "exactUpdatedAt",
  ${exactly('verified_at')} AS "exactVerifiedAt"`;

/** All published services as guests see them, for exports and for devices, in the order of their ids. */
export class PublicServiceRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** `zone` is the region's time zone. */
  async *pages(zone: string): AsyncGenerator<PublicService[]> {
    for await (const rows of this.#readPages<ServiceRow>(responseColumns, EXPORT_PAGE))
      yield rows.map((row) => publicService(row, zone));
  }

  /** Some published services, by their ids. `zone` is the region's time zone. */
  async byIds(ids: readonly string[], zone: string): Promise<Map<string, PublicService>> {
    const rows = await readPublishedRows(this.#db.withoutPlugins(), [...ids]);
    return new Map(rows.map((row) => [row.id, publicService(row, zone)]));
  }

  async deviceServices(): Promise<DeviceService[]> {
    const services: DeviceService[] = [];
    for await (const rows of this.#readPages<DeviceRow>(deviceColumns, DEVICE_PAGE))
      services.push(...rows.map(toDeviceService));
    return services;
  }

  /** The ids of the services that no guest sees, because they are deleted or not approved. */
  async hiddenIds(): Promise<string[]> {
    const hidden = this.#db.selectFrom('services').select('id').where('isApproved', '=', false);
    return (await hidden.orderBy('id').execute()).map(({ id }) => id);
  }

  /** A text that differs after a service was hidden, deleted, or made confidential, and after the opposite. */
  async hiddenVersion(): Promise<string> {
    const { rows } = await sql<{ version: string | null }>`
      SELECT md5(string_agg(concat(id, is_approved), '' ORDER BY id)) AS version FROM services
      WHERE NOT is_approved OR is_address_confidential`.execute(this.#db);
    return rows[0]?.version ?? '';
  }

  #readPages<Row extends ServiceRow>(columns: RawBuilder<unknown>, size: number): AsyncGenerator<Row[]> {
    const db = this.#db.withoutPlugins();
    return readById(size, async (id) => {
      const { rows } = await sql<Row>`SELECT ${columns} FROM services s WHERE s.is_approved AND s.id > ${id}
        ORDER BY s.id LIMIT ${size}`.execute(db);
      return rows;
    });
  }
}

const publicService = (row: ServiceRow, zone: string): PublicService => ({
  ...storedService(row, false),
  timeZone: row.ownTimeZone ?? zone,
});

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
