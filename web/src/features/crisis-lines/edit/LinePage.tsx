import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { withMessages } from '../../../i18n/loadMessages.ts';
import { paths } from '../../../paths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { EntryPage } from '../../../ui/directory-forms/EntryPage.tsx';
import { editorLoader } from '../../../ui/directory-forms/editorLoader.ts';
import { entryMeta } from '../../../ui/directory-forms/entryMeta.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const loadLine = editorLoader(
  directoryCan.write,
  async ({ callApi, params: { id } }) =>
    id ? (await callApi('GET /crisis-lines/:id', { params: { id } })).data : null,
  (back) => paths.login({ back }),
);

export const loader = onServer(loadLine);
export const clientLoader = hydrateOnLoad(withMessages('account', withMessages('directories', onDevice(loadLine))));
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => paths.crisisLines() };
export const meta = entryMeta('crisisLine');

const LineForm = lazyPart(() => import('./LineForm.tsx'));

/** A crisis line is added or changed (spec §2). */
export default function LinePage() {
  const data = useLoaderData<typeof loader>();
  return <EntryPage kind="crisisLine">{data && <LineForm userId={data.userId} line={data.entry} />}</EntryPage>;
}
