import { privateMeta } from '../page/pageMeta.ts';
import type { EntryKind } from './entryKind.ts';

export function entryMeta(kind: EntryKind) {
  return privateMeta((t, { params }) => t(`directories.${kind}.${params.id ? 'editTitle' : 'addTitle'}`));
}
