import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { EntryPage, editorClientLoader, editorLoader, entryMeta } from '../../../ui/directory-forms/EntryPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const loadLine = editorLoader(directoryCan.write, async ({ callApi, params: { id } }) =>
  id ? (await callApi('GET /crisis-lines/:id', { params: { id } })).data : null,
);

export const loader = onServer(loadLine);
export const clientLoader = editorClientLoader(loadLine);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => paths.crisisLines() };
export const meta = entryMeta('crisisLine');

const CrisisLineForm = lazyPart(() => import('./CrisisLineForm.tsx'));

/** Adds or changes a crisis line (spec §2). */
export default function CrisisLinePage() {
  const data = useLoaderData<typeof loader>();
  return <EntryPage kind="crisisLine">{data && <CrisisLineForm userId={data.userId} line={data.entry} />}</EntryPage>;
}
