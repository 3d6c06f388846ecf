import { bulkFileName } from '@amparo/domain/bulk/bulkFileName.ts';
import { maxImportBytes } from '@amparo/domain/bulk/bulkKinds.ts';
import { bulkRoutes } from '@amparo/domain/bulk/bulkRoutes.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FastifyInstance } from 'fastify';
import type { BulkLists } from '../../csv/bulkLists.ts';
import { ConcurrencyLimit } from '../../http/limits/concurrencyLimit.ts';
import { serve } from '../../http/serve.ts';
import { serveFile } from '../../http/serveFile.ts';

/** Each holds its file, and what stands of it, in memory. */
const imports = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 4 });
const options = { bodyLimit: maxImportBytes };

/** Whole lists as tables, out and in. `zone`: the region's, by whose day a file is named. */
export function serveBulk(app: FastifyInstance, lists: BulkLists, zone: string): void {
  serveFile(app, bulkRoutes.export, ({ params: { what } }) => ({
    name: bulkFileName(what, app.now(), zone),
    pieces: lists[what].export(app.db),
  }));

  serve(
    app,
    bulkRoutes.check,
    async ({ params: { what }, body, viewer }) => {
      refuseLarge(body);
      return { data: await imports.take(() => lists[what].check(app.db, body, { viewer, at: app.now() })) };
    },
    options,
  );

  serve(
    app,
    bulkRoutes.apply,
    async ({ params: { what }, query: { seen }, body, viewer }) => {
      refuseLarge(body);
      const writing = { viewer, at: app.now() };
      return { data: await imports.take(() => lists[what].apply(app.db, body, { ...writing, seen })) };
    },
    options,
  );
}

/** Over HTTP nothing larger comes this far. */
function refuseLarge(bytes: Uint8Array): void {
  if (bytes.byteLength > maxImportBytes) throw new ApiError('TOO_LARGE');
}
