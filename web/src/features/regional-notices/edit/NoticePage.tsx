import { noticeCan } from '@amparo/domain/permissions/permissions.ts';
import { useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { EntryPage, editorClientLoader, editorLoader, entryMeta } from '../../../ui/directory-forms/EntryPage.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const loadNotice = editorLoader(noticeCan.write, async ({ callApi, params: { id }, now }) => ({
  notice: id ? (await callApi('GET /regional-notices/:id', { params: { id } })).data : null,
  now,
}));

export const loader = onServer(loadNotice);
export const clientLoader = editorClientLoader(loadNotice);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => paths.notices() };
export const meta = entryMeta('notice');

const NoticeForm = lazyPart(() => import('./NoticeForm.tsx'));

/** Adds or changes news of the region that belongs to no service. */
export default function NoticePage() {
  const data = useLoaderData<typeof loader>();
  return <EntryPage kind="notice">{data && <NoticeForm userId={data.userId} {...data.entry} />}</EntryPage>;
}
