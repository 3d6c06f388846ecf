import { paths } from '../../paths.ts';
import { pageSize } from '../../routing/pagingParams.ts';

/** A page of a list that goes on. */
export function partOf<Item>(which: string, skip: number, items: Item[]) {
  const earlier = skip > 0 ? paths.overview(which, Math.max(0, skip - pageSize)) : null;
  return { list: paths.overview(which), earlier, skip, items, isLast: items.length < pageSize };
}
