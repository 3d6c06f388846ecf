import { sourceCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { rarePaths } from '../../../../rarePaths.ts';
import { onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { EntryPage, editorClientLoader, editorLoader, entryMeta } from '../../../../ui/directory-forms/EntryPage.tsx';
import { lazyPart } from '../../../../ui/lazyPart.tsx';

const loadSource = editorLoader(sourceCan.manage, async ({ callApi, params: { id } }) =>
  id ? (await callApi('GET /sources/:id', { params: { id } })).data : null,
);

export const loader = onServer(loadSource);
export const clientLoader = editorClientLoader(loadSource);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.sources() };
export const meta = entryMeta('source');

const SourceForm = lazyPart(() => import('./SourceForm.tsx'));

/** Adds or changes a directory that services come from. */
export default function SourceFormPage() {
  const data = useLoaderData<typeof loader>();
  return <EntryPage kind="source">{data && <SourceForm userId={data.userId} source={data.entry} />}</EntryPage>;
}
