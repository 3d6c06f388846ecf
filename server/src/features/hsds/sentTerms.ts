import { type HsdsRow, isHsdsRow } from '@amparo/domain/hsds/hsdsTables.ts';
import type { HsdsTaxonomy, HsdsTaxonomyTerm } from '@amparo/domain/hsds/records/hsdsRecords.ts';
import { withIds } from '@amparo/domain/hsds/sentRecord.ts';
import { stableId } from './englishTerms.ts';
import type { PublishedServices, SentTerm } from './recordGroups.ts';

/** The terms that were read before, by what the database returned. */
const known = new WeakMap<readonly SentTerm[], SentTerms>();

/** The terms of other taxonomies that published services have. */
export class SentTerms {
  readonly terms = new Map<string, HsdsTaxonomyTerm>();
  readonly taxonomies = new Map<string, HsdsTaxonomy>();
  /** The terms as they were sent, by the id under which they are published. */
  readonly #sent = new Map<string, SentTerm[]>();

  constructor(sent: readonly SentTerm[]) {
    for (const one of sent) this.#add(one);
  }

  static async read(services: PublishedServices): Promise<SentTerms> {
    const sent = await services.terms();
    const terms = known.get(sent) ?? new SentTerms(sent);
    known.set(sent, terms);
    return terms;
  }

  /** The terms as they were sent that have this id, or belong to this taxonomy. */
  matching({ termId, taxonomyId }: { termId?: string | undefined; taxonomyId?: string | undefined }): SentTerm[] {
    const terms = [...this.terms.values()].filter(
      (term) =>
        (termId === undefined || term.id === termId) && (taxonomyId === undefined || term.taxonomy_id === taxonomyId),
    );
    return terms.flatMap(({ id }) => this.#sent.get(id) ?? []);
  }

  #add(sent: SentTerm): void {
    const options = { source: sent.source, stableId };
    const { taxonomy_term: term } = withIds({ id: 'attribute', taxonomy_term: sent.term }, 'attribute', options);
    if (!isHsdsRow(term)) return;
    const { taxonomy_detail: detail, ...plain } = term;
    const name = String(plain.name ?? plain.code ?? plain.id);
    const taxonomyId = plain.taxonomy_id ?? (isHsdsRow(detail) ? detail.id : undefined);
    const filled: HsdsRow = { ...plain, name, description: plain.description ?? name };
    const id = String(plain.id);
    this.terms.set(id, {
      ...filled,
      ...(taxonomyId ? { taxonomy_id: taxonomyId } : {}),
    } as unknown as HsdsTaxonomyTerm);
    const before = this.#sent.get(id);
    if (before) before.push(sent);
    else this.#sent.set(id, [sent]);
    if (!taxonomyId) return;
    const title = String(plain.taxonomy ?? taxonomyId);
    const taxonomy = { name: title, description: title, ...(isHsdsRow(detail) ? detail : {}), id: String(taxonomyId) };
    this.taxonomies.set(taxonomy.id, taxonomy);
  }
}
