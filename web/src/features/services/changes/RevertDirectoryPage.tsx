import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { DirectoryFields } from './log/DirectoryChangeBody.tsx';
import { changeMessages, directoryLogPath, loadDirectoryChange } from './log/loadChanges.ts';
import { RevertQuestion } from './RevertQuestion.tsx';

async function revert({ callApi, url }: ActInput): Promise<Outcome> {
  const [, , id = ''] = url.pathname.split('/');
  await callApi('POST /directory-changes/:id/revert', { params: { id } });
  return { to: `${directoryLogPath(null)}&done=revert` };
}

export const loader = onServer(loadDirectoryChange);
export const clientLoader = hydrateOnLoad(withMessages(changeMessages, onDevice(loadDirectoryChange)));
export const action = actOnServer(revert);
export const clientAction = actOnDevice(revert);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => directoryLogPath(null) };
export const meta = privateMeta((t) => t('changes.title'));

/** Asks for confirmation before it restores an entry of a directory, or undoes a change of it. */
export default function RevertDirectoryPage() {
  const t = useTranslations('changes.directoryLog');
  const change = useLoaderData<typeof loader>();
  return (
    <RevertQuestion
      change={change}
      restoreQuestion={change?.action === 'deleted' ? t('restoreQuestion') : undefined}
      nameOf={({ name }) => name}
      fields={(change) => <DirectoryFields change={change} isUndo />}
      back={directoryLogPath(null)}
    />
  );
}
