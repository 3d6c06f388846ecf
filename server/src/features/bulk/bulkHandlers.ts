import { type BulkKind, bulkFileName, maxImportBytes, templateFileName } from '@amparo/domain/bulk/bulkKinds.ts';
import { bulkRoutes } from '@amparo/domain/bulk/bulkRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import type { CsvLists } from '../../csv/csvOperations.ts';
import { type Cells, writeCsv } from '../../csv/writeCsv.ts';
import { concurrencyLimit } from '../../http/limits/concurrencyLimit.ts';
import { serve } from '../../http/serve.ts';
import { serveFile } from './serveFile.ts';

/** Each import holds its file and the stored rows in memory. */
const limitImports = concurrencyLimit({ running: 1, waiting: 4 });
const options = { bodyLimit: maxImportBytes };

interface Dependencies {
  lists: CsvLists;
  /** The rows of the templates. */
  templates: Record<BulkKind, Cells[]>;
  /** The region's time zone, which dates the file name. */
  zone: string;
}

/** Exports and imports of whole lists. */
export function serveBulk(app: FastifyInstance, { lists, templates, zone }: Dependencies): void {
  serveFile(app, bulkRoutes.export, ({ params: { what }, query: { _id: ids, isTemplate } }) =>
    isTemplate
      ? { name: templateFileName(what), pieces: writeRows(templates[what]) }
      : { name: bulkFileName(what, app.now(), zone), pieces: lists[what].export(app.db, ids) },
  );

  serve(
    app,
    bulkRoutes.check,
    async ({ params: { what }, body, viewer, client: { address } }) => {
      assertSize(body);
      const context = { viewer, address, at: app.now() };
      return { data: await limitImports(() => lists[what].check(app.db, body, context)) };
    },
    options,
  );

  serve(
    app,
    bulkRoutes.apply,
    async ({ params: { what }, query: { seen: checkedReport }, body, viewer, client: { address } }) => {
      assertSize(body);
      const context = { viewer, address, at: app.now(), checkedReport };
      return { data: await limitImports(() => lists[what].apply(app.db, body, context)) };
    },
    options,
  );
}

async function* writeRows(rows: Cells[]): AsyncGenerator<string> {
  async function* pages() {
    yield rows;
  }
  yield* writeCsv(Object.keys(rows[0] ?? {}), pages());
}

/** Over HTTP, `bodyLimit` refuses a larger file. An in-process call has no such limit. */
function assertSize(bytes: Uint8Array): void {
  if (bytes.byteLength > maxImportBytes) throw new ApiError('TOO_LARGE');
}
