import { servicePageSize } from '@amparo/domain/services/servicePageSize.ts';
import type { Bitmap } from './columns/bitmap.ts';
import { type FilterContext, filterRows } from './filters.ts';
import { FirstRows } from './firstRows.ts';
import type { Nearest } from './nearest.ts';
import type { Hits } from './ranking.ts';
import { type Order, orderOf } from './sort.ts';

/** The tree of positions visits about `length * count / matches` rows for the nearest; a scan visits all matches. */
const TREE_COST = 4;

/**
 * The rows of a page in their order, and how many services are on all pages. `hits` are the services that match the typed
 * text; null if there is none.
 */
export function queryIndex(context: FilterContext, hits: Hits | null, nearest: Nearest) {
  const { columns, query } = context;
  const { limit = servicePageSize, skip = 0 } = query;
  const rows = filterRows(context);
  if (hits) rows.and(hits.rows);
  const total = rows.count();
  const count = limit === 0 ? total : Math.min(total, skip + limit);
  const order = orderOf(columns, query, hits);
  const isTreeFaster = total * total > TREE_COST * columns.length * count;
  const first =
    (order.from && isTreeFaster && firstNearest(rows, order, count, nearest)) || firstOfAll(rows, order, count);
  return { rows: first.sorted().slice(skip), total };
}

/** Undefined if too few of the services have a position. */
function firstNearest(rows: Bitmap, order: Order, count: number, nearest: Nearest): FirstRows | undefined {
  const first = new FirstRows(order, count);
  nearest.search(rows, order.from!, first);
  return first.isFull ? first : undefined;
}

function firstOfAll(rows: Bitmap, order: Order, count: number): FirstRows {
  const first = new FirstRows(order, count);
  const offer = (row: number) => first.offer(row);
  if (order.isBackward) rows.visitBackward(offer);
  else rows.visit(offer);
  return first;
}
