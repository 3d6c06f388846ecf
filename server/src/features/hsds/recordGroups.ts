import type { HsdsListQuery } from '@amparo/domain/hsds/hsdsRoutes.ts';
import type { HsdsRow } from '@amparo/domain/hsds/hsdsTables.ts';
import { relatedId } from '@amparo/domain/hsds/relatedId.ts';
import type { SentRecord, SharedKind, SharedRecord } from '@amparo/domain/hsds/sentRecord.ts';
import type { PublicService } from '@amparo/domain/hsds/toHsdsService.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { IndexQuery } from '@amparo/domain/services/search-index/filters.ts';

/** A term as its source sent it. */
export interface SentTerm {
  source: string;
  term: HsdsRow;
}

/** All published services. */
export interface PublishedServices {
  pages(): AsyncIterable<PublicService[]>;
  byIds(ids: readonly string[]): Promise<Map<string, PublicService>>;
  /** What their sources sent, by the id of the service. */
  sent(ids: readonly string[]): Promise<Map<string, SentRecord>>;
  /** The services that share a record with others, by their ids. */
  shared(kind: SharedKind): Promise<Map<string, SharedRecord>>;
  /** The terms of other taxonomies that published services have. */
  terms(): Promise<SentTerm[]>;
  /** The ids of the services that have one of these terms. */
  havingTerms(terms: readonly SentTerm[]): Promise<string[]>;
  /** The ids of the services that have a record with this id. */
  having(kind: SharedKind | 'service_at_location', id: string): Promise<string[]>;
}

/** The published services, as guests see them. */
export interface PublicServices extends PublishedServices {
  list(query: IndexQuery): Promise<{ services: PublicService[]; total: number }>;
  /** The ids, and when each service was last changed or confirmed. */
  versions(query: IndexQuery): Promise<{ versions: Version[]; total: number }>;
}

interface Version {
  id: string;
  modifiedAt: string;
}

interface Range {
  skip: number;
  limit: number;
}

type RecordKind = SharedKind | 'service_at_location';
type MatchedRecords = { shared: Map<string, SharedRecord>; versions: Version[] };

/**
 * Reads records of HSDS, each with the services that share it: the places of one service, or the services of one
 * organization or location.
 */
export class RecordGroups {
  readonly #services: PublicServices;
  /** A list that is read in parts is searched once. */
  readonly #matches = new WeakMap<HsdsListQuery, Promise<MatchedRecords | null>>();

  constructor(services: PublicServices) {
    this.#services = services;
  }

  async list(kind: RecordKind, query: HsdsListQuery, index: IndexQuery, range: Range) {
    const matches = await this.#match(kind, query, index);
    if (!matches) {
      const { services, total } = await this.#services.list({ ...index, ...range });
      return { total, groups: services.map((service) => [service]) };
    }
    const { shared, versions } = matches;
    const leaders = [...new Set(versions.map(({ id }) => shared.get(id)?.leaderId ?? id))];
    return { total: leaders.length, groups: await this.#groups(pageOf(leaders, range), shared) };
  }

  /** The ids of services, and when each was last changed. */
  async versions(query: HsdsListQuery, index: IndexQuery, range: Range) {
    const matches = await this.#match('service', query, index);
    if (!matches) return this.#services.versions({ ...index, ...range });
    const latest = new Map<string, string>();
    for (const { id, modifiedAt } of matches.versions) {
      const recordId = matches.shared.get(id)?.recordId ?? id;
      const before = latest.get(recordId);
      latest.set(recordId, before !== undefined && before > modifiedAt ? before : modifiedAt);
    }
    const versions = pageOf([...latest], range).map(([id, modifiedAt]) => ({ id, modifiedAt }));
    return { versions, total: latest.size };
  }

  /** The services that have this record. Throws NOT_FOUND if there is none. */
  async find(kind: RecordKind, id: string): Promise<PublicService[]> {
    const having = await this.#services.having(kind, id);
    const own = kind === 'service' ? id : relatedId(id, kind);
    const ids = having.length > 0 ? having : await this.#placesOf(kind, own);
    const found = await this.#services.byIds(ids);
    const group = ids.flatMap((one) => found.get(one) ?? []);
    if (group.length === 0) throw new ApiError('NOT_FOUND');
    return group;
  }

  async #placesOf(kind: RecordKind, id: string): Promise<string[]> {
    const isPlace = kind === 'service' && (await this.#services.sent([id])).get(id)?.publishedId;
    const shared = isPlace ? [...(await this.#services.shared('service')).values()] : [];
    const leaderId = shared.find(({ serviceId }) => serviceId === id)?.leaderId;
    return leaderId === undefined
      ? [id]
      : shared.filter((one) => one.leaderId === leaderId).map((one) => one.serviceId);
  }

  /** Null for a page if no services share records of this kind: then the index has it. */
  #match(kind: RecordKind, query: HsdsListQuery, index: IndexQuery): Promise<MatchedRecords | null> {
    const known = this.#matches.get(query);
    if (known) return known;
    const matching = (async () => {
      const shared: Map<string, SharedRecord> =
        kind === 'service_at_location' ? new Map() : await this.#services.shared(kind);
      // While all are sent in parts, a service that is hidden must not change the positions of others.
      if (shared.size === 0 && query.format?.[0] !== 'ndjson') return null;
      const { updatedSince, ...others } = index;
      const { versions } = await this.#services.versions({ ...others, limit: 0 });
      // A hidden service changes the record that it shared, too.
      const latest = versions.map(({ id, modifiedAt }) => {
        const ofRecord = shared.get(id)?.modifiedAt ?? modifiedAt;
        return { id, modifiedAt: ofRecord > modifiedAt ? ofRecord : modifiedAt };
      });
      const since = updatedSince === undefined ? '' : new Date(updatedSince).toISOString();
      return { shared, versions: latest.filter(({ modifiedAt }) => modifiedAt >= since) };
    })();
    this.#matches.set(query, matching);
    return matching;
  }

  async #groups(leaders: readonly string[], shared: ReadonlyMap<string, SharedRecord>): Promise<PublicService[][]> {
    const members = membersOf(leaders, shared);
    const found = await this.#services.byIds([...members.values()].flat());
    return leaders
      .map((leader) => (members.get(leader) ?? []).flatMap((id) => found.get(id) ?? []))
      .filter(({ length }) => length > 0);
  }
}

/** The services of each record, by the first of them. */
export function membersOf(
  leaders: readonly string[],
  shared: ReadonlyMap<string, SharedRecord>,
): Map<string, string[]> {
  const members = new Map(leaders.map((id): [string, string[]] => [id, shared.has(id) ? [] : [id]]));
  for (const { serviceId, leaderId } of shared.values()) members.get(leaderId)?.push(serviceId);
  return members;
}

const pageOf = <Item>(items: Item[], { skip, limit }: Range): Item[] =>
  limit === 0 ? items : items.slice(skip, skip + limit);
