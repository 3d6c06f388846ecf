import { type UnderstoodQuery, understandQuery } from '@amparo/domain/needs/understandQuery.ts';
import { findPlaceInText } from '@amparo/domain/places/findPlaceInText.ts';
import type { Gazetteer } from '@amparo/domain/places/gazetteer.ts';
import type { ServiceQuery } from '@amparo/domain/services/serviceQuery.ts';
import { foldText } from '@amparo/domain/text/foldText.ts';
import { littleWords } from '@amparo/domain/text/littleWords.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Changes } from '../../../database/changes.ts';
import type { Database } from '../../../database/schema.ts';
import { matchRows } from './matchRows.ts';
import { findShortcut, type MatchShortcut } from './matchShortcut.ts';
import { Vocabulary } from './vocabulary.ts';
import { weighWords } from './weighWords.ts';

/** What a search means to the list that shows it. */
export interface TextMatch {
  /** Rows `m (service_id, relevance, tier)` to join with; null where the text names only a place or a moment. */
  rows: RawBuilder<unknown> | null;
  /** How to find the first of them without weighing them all; null where there are few. */
  shortcut: MatchShortcut | null;
  /** Orders by how well `m` and its `services s` match. */
  relevance: RawBuilder<number>;
  /** Nothing that was typed can be found. */
  isHopeless: boolean;
  /** The middle of a place that the text names. */
  near: readonly [number, number] | undefined;
  isOpenWanted: boolean;
  /** The text with its misspelt words corrected, where there were any. */
  searchedFor: string | undefined;
}

/** Finds services for what people type: by the needs it expresses, and by its own words (rules.md §2). */
export class ServiceSearch {
  readonly #vocabulary: Vocabulary;
  readonly #gazetteer: Gazetteer;
  readonly #regionCounties: string[];

  constructor(db: Kysely<Database>, changes: Changes, places: { gazetteer: Gazetteer; regionCounties: string[] }) {
    this.#vocabulary = new Vocabulary(db, changes);
    this.#gazetteer = places.gazetteer;
    this.#regionCounties = places.regionCounties;
  }

  /** The words of the stored services with the number of services that have each: what a misspelt word may mean. */
  async usesOfWord(): Promise<ReadonlyMap<string, number>> {
    return (await this.#vocabulary.words()).usesOfWord;
  }

  async match(text: string, fields: ServiceQuery['search']): Promise<TextMatch> {
    const contact = contactQuery(text);
    if (contact)
      return {
        ...nothing,
        rows: matchRows({
          needs: [],
          words: [{ tsquery: contact, stems: contact, weight: 1, share: 0 }],
          inName: [],
        }),
      };
    const place = findPlaceInText(this.#gazetteer, text, { regionCounties: this.#regionCounties });
    const words = await this.#vocabulary.words();
    const understood = understandQuery(place?.rest ?? text, { vocabulary: words.usesOfWord });
    const typed = foldText(understood.corrected ?? place?.rest ?? text).split(' ');
    const named = typed.filter((word) => word !== '' && !littleWords.has(word));
    const stems = await this.#vocabulary.stemsOf([...new Set([...understood.words, ...named])]);
    const weighted = weighWords(understood.words, stems, words, weightsOf(fields));
    const inName = weighWords(named, stems, words, 'A', { areCommonKept: true });
    const hasNeeds = understood.needs.length > 0 && areTextFieldsSearched(fields);
    const sought = { needs: hasNeeds ? understood.needs : [], words: weighted, inName: hasNeeds ? inName : [] };
    const isOnlyPlace = !hasNeeds && understood.words.length === 0 && (place !== null || understood.isOpenNow);
    return {
      rows: isOnlyPlace ? null : matchRows(sought),
      shortcut: isOnlyPlace ? null : findShortcut(sought, words),
      relevance: relevanceOf(understood),
      isHopeless: !isOnlyPlace && !hasNeeds && weighted.length === 0,
      near: place?.coordinates,
      isOpenWanted: understood.isOpenNow,
      searchedFor: understood.corrected ?? undefined,
    };
  }
}

const nothing: TextMatch = {
  rows: null,
  shortcut: null,
  relevance: sql`m.relevance`,
  isHopeless: false,
  near: undefined,
  isOpenWanted: false,
  searchedFor: undefined,
};

/** A telephone number or an e-mail address is looked up as it is. */
function contactQuery(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (/^[\d\s().+-]+$/.test(text) && digits.length >= 7) return `'${digits}':*D`;
  return /^[^\s@']+@[^\s@']+$/.test(text) ? `'${text.toLowerCase()}':D` : null;
}

/** Text search weights of the fields that `search` names: all of them where it names none. */
function weightsOf(fields: ServiceQuery['search']): string {
  if (!fields) return 'ABCD';
  const weights = { name: 'A', serviceSummary: 'B', description: 'C' } as Record<string, string>;
  return [...new Set(fields.map((field) => weights[field] ?? 'D'))].join('');
}

function areTextFieldsSearched(fields: ServiceQuery['search']): boolean {
  return !fields || ['name', 'serviceSummary', 'description'].every((field) => fields.some((named) => named === field));
}

/** A service for others than those who ask goes down, one for just them goes up. */
function relevanceOf({ audiences }: UnderstoodQuery): RawBuilder<number> {
  if (audiences.length === 0) return sql`m.relevance`;
  return sql`m.relevance * CASE WHEN s.category && ${audiences}::text[] THEN 1.25 WHEN 'ALL' = ANY(s.category) THEN 1 ELSE 0.6 END`;
}
