import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { EntryPage, editorClientLoader, editorLoader, entryMeta } from '../../../ui/directory-forms/EntryPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { byNumber } from '../groupUnits.ts';

/** With the regions to choose from. */
const loadUnit = editorLoader(directoryCan.write, async ({ callApi, params: { id } }) => {
  const { data: all } = await callApi('GET /regions', { query: { limit: 0 } });
  const unit = id ? (await callApi('GET /units/:id', { params: { id } })).data : null;
  return { unit, regions: all.sort(byNumber).map((region) => ({ id: region.id, name: region.name })) };
});

export const loader = onServer(loadUnit);
export const clientLoader = editorClientLoader(loadUnit);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => paths.coordinators() };
export const meta = entryMeta('unit');

const UnitForm = lazyPart(() => import('./UnitForm.tsx'));

/** A unit of regional coordinators is added or changed (spec §2). */
export default function UnitPage() {
  const data = useLoaderData<typeof loader>();
  return <EntryPage kind="unit">{data && <UnitForm userId={data.userId} {...data.entry} />}</EntryPage>;
}
