import type { Hours } from '@amparo/domain/services/hours/hours.ts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/schema.ts';
import type { Seen, ServiceFace } from './serviceFace.ts';
import { faceOf, type ServiceRow, serviceColumns } from './serviceRow.ts';
import { writeConstant } from './writeServices.ts';

/** A service that is to be shown, in the version that the asking query saw (the row's xmin). */
export interface Wanted {
  id: string;
  version: string;
  likes: number;
}

/**
 * What the public sees of services, kept in memory: most of a list's time would go into reading, again and again, rows that
 * have not changed. Each list asks the database for the ids and versions, so that nothing old is ever shown.
 */
export class ServiceShelf {
  readonly #db: Kysely<Database>;
  readonly #kept = new LRUCache<string, KeptFace>({ max: 10_000 });

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The services in the order wanted; one that has been hidden meanwhile is left out. */
  async take(wanted: Wanted[]): Promise<Seen[]> {
    const missing = wanted.filter(({ id, version }) => this.#kept.get(id)?.version !== version);
    const read = await this.#read(missing.map(({ id }) => id));
    return wanted.flatMap(({ id, version, likes }) => {
      const face = read.get(id) ?? this.#kept.get(id);
      return face && (read.has(id) || face.version === version) ? [{ face, likes }] : [];
    });
  }

  async #read(ids: string[]): Promise<Map<string, KeptFace>> {
    if (ids.length === 0) return new Map();
    const { rows } = await sql<ServiceRow & { version: string }>`
      SELECT s.xmin::text AS version, false AS "isMine", ${serviceColumns}
      FROM services s WHERE s.id = ANY(${ids}::uuid[]) AND s.is_approved`.execute(this.#db);
    const read = new Map(rows.map(({ version, ...row }) => [row.id, new KeptFace(version, faceOf(row))]));
    for (const [id, face] of read) this.#kept.set(id, face);
    return read;
  }
}

/** A face as its answer has it: bytes, outside of the heap, take half the room and are sent as they are. */
class KeptFace implements ServiceFace {
  readonly version: string;
  readonly written: Buffer;
  readonly hours: Hours;
  readonly ownTimeZone: string | null;
  readonly position: ServiceFace['position'];
  readonly isAddressConfidential: boolean;
  status?: ServiceFace['status'];

  constructor(version: string, { constant, hours, ownTimeZone, position, isAddressConfidential }: ServiceFace) {
    this.version = version;
    this.written = writeConstant(constant);
    this.hours = hours;
    this.ownTimeZone = ownTimeZone;
    this.position = position;
    this.isAddressConfidential = isAddressConfidential;
  }

  get constant(): ServiceFace['constant'] {
    return JSON.parse(this.written.toString());
  }
}
