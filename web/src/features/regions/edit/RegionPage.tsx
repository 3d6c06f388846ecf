import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { EntryPage, editorClientLoader, editorLoader, entryMeta } from '../../../ui/directory-forms/EntryPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** Loads the counties of all regions for the choice. Together they are all counties of the state. */
const loadRegion = editorLoader(directoryCan.write, async ({ callApi, params: { id } }) => {
  const { data: all } = await callApi('GET /regions', { query: { limit: 0 } });
  const region = id ? (await callApi('GET /regions/:id', { params: { id } })).data : null;
  return { region, counties: [...new Set(all.flatMap(({ counties }) => counties))].sort() };
});

export const loader = onServer(loadRegion);
export const clientLoader = editorClientLoader(loadRegion);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => paths.regions() };
export const meta = entryMeta('region');

const RegionForm = lazyPart(() => import('./RegionForm.tsx'));

/** A region is added or changed (spec §2). */
export default function RegionPage() {
  const data = useLoaderData<typeof loader>();
  return <EntryPage kind="region">{data && <RegionForm userId={data.userId} {...data.entry} />}</EntryPage>;
}
