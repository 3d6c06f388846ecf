import { fromHsdsService } from '@amparo/domain/hsds/fromHsdsService.ts';
import type { SourceMeanings } from '@amparo/domain/hsds/readTerms.ts';
import { SentService } from '@amparo/domain/hsds/sentService.ts';
import { type CsvRow, lineOfRow } from '@amparo/domain/sources/csvColumns.ts';
import type { CsvColumns } from '@amparo/domain/sources/sourceKinds.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { parseJson } from '../../../files/parseJson.ts';
import type { Line } from '../../../files/readLines.ts';
import { type Run, readLines } from './runRepository.ts';

const LINES_AT_ONCE = 250;

interface LineOptions {
  source: string;
  today: string;
  meanings: SourceMeanings;
  columns: CsvColumns;
}

/** A term of a source, and how many services have it. */
export interface CountedTerm {
  name: string;
  services: number;
}

/** The lines of a run as lines of an import. */
export class RunLines {
  /** How many services have hours that cannot be expressed here. */
  unclear = 0;
  readonly terms = new Map<string, CountedTerm>();
  /** The ids of the records. */
  readonly recordIds = new Set<string>();
  readonly #db: Kysely<Database>;
  readonly #run: Run;
  readonly #options: LineOptions;

  constructor(db: Kysely<Database>, run: Run, options: LineOptions) {
    this.#db = db;
    this.#run = run;
    this.#options = options;
  }

  /** A record with several locations has several lines with one number. */
  async *read(): AsyncGenerator<Line> {
    for (let last = 0; ; ) {
      const rows = await readLines(this.#db, this.#run.id, { last, limit: LINES_AT_ONCE });
      if (rows.length === 0) return;
      last = rows.at(-1)!.line;
      for (const { line: number, record } of rows)
        for (const text of this.#linesOf(record)) yield { number, end: number, text };
    }
  }

  /** A record that is no service stays as it is, and the import refuses it. */
  #linesOf(text: string): string[] {
    const { format } = this.#run;
    if (format === 'NDJSON') return [text];
    const record = parseJson(text);
    if (format === 'CSV') return [JSON.stringify(this.#ofRow(record as CsvRow))];
    const service = SentService.safeParse(record);
    if (!service.success) return [text];
    this.recordIds.add(service.data.id);
    const { onTerm } = this;
    return fromHsdsService(service.data, { ...this.#options, onTerm }, record).map(({ line, isHoursUnclear }) => {
      if (isHoursUnclear) this.unclear += 1;
      return JSON.stringify(line);
    });
  }

  #ofRow(row: CsvRow) {
    const { columns, meanings } = this.#options;
    return lineOfRow(row, { columns, meanings, onTerm: this.onTerm });
  }

  readonly onTerm = (term: string, name: string): void => {
    const counted = this.terms.get(term) ?? { name, services: 0 };
    counted.services += 1;
    this.terms.set(term, counted);
  };
}
