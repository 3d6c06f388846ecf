import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../../routing/requireSignIn.ts';
import { EntryPage, editorClientLoader, editorLoader, entryMeta } from '../../../../ui/directory-forms/EntryPage.tsx';
import { lazyPart } from '../../../../ui/lazyPart.tsx';
import guideStyles from '../guide.css?url';

const loadGuide = editorLoader(directoryCan.write, async ({ callApi, params: { id } }) => ({
  guide: id ? (await callApi('GET /guides/:id', { params: { id } })).data : null,
}));

export const loader = onServer(loadGuide);
export const clientLoader = hydrateOnLoad(withMessages('staticPagesAdmin', editorClientLoader(loadGuide)));
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.texts() };
export const meta = entryMeta('guide');
export const links = () => [{ rel: 'stylesheet', href: guideStyles }];

/** Loaded only here, because the editor is large. */
const GuideForm = lazyPart(() => import('./GuideForm.tsx'));

/** Adds or changes a guide. */
export default function EditGuidePage() {
  const data = useLoaderData<typeof loader>();
  return <EntryPage kind="guide">{data && <GuideForm userId={data.userId} {...data.entry} />}</EntryPage>;
}
