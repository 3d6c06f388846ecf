import type { Liaison } from '@amparo/domain/liaisons/liaison.ts';
import { liaisonCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { type LoadInput, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { EntryPage, editorClientLoader, editorLoader, entryMeta } from '../../../ui/directory-forms/EntryPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const loadNew = editorLoader<Liaison | null>(liaisonCan.add, async () => null);
const loadStored = editorLoader<Liaison | null>(
  liaisonCan.edit,
  async ({ callApi, params: { id = '' } }) => (await callApi('GET /liaisons/:id', { params: { id } })).data,
);
/** Adding and editing are two permissions. */
const loadLiaison = (input: LoadInput) => (input.params.id ? loadStored(input) : loadNew(input));

export const loader = onServer(loadLiaison);
export const clientLoader = editorClientLoader(loadLiaison);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => paths.liaisons() };
export const meta = entryMeta('liaison');

const LiaisonForm = lazyPart(() => import('./LiaisonForm.tsx'));

/** The form that adds or edits a homeless liaison (spec §2). */
export default function LiaisonPage() {
  const data = useLoaderData<typeof loader>();
  return <EntryPage kind="liaison">{data && <LiaisonForm userId={data.userId} liaison={data.entry} />}</EntryPage>;
}
