import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { PlainQuestion } from '../../../ui/dialogs/PlainQuestion.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { DirectoryFields } from './log/DirectoryChangeBody.tsx';
import { changeMessages, directoryLogPath, loadDirectoryChange } from './log/loadChanges.ts';

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
  const t = useTranslations('changes');
  const change = useLoaderData<typeof loader>();
  const isDeletion = change?.action === 'deleted';
  return (
    <Page
      title={t(isDeletion ? 'directoryLog.restoreQuestion' : 'revertQuestion')}
      {...(isDeletion ? {} : { intro: t('revertIntro') })}
    >
      <SignedInOnly data={change}>
        {(change) => (
          <PlainQuestion
            confirm={t(isDeletion ? 'restore' : 'revert')}
            failed={t('notReverted')}
            back={directoryLogPath(null)}
          >
            <Card>
              <h2>{change.name}</h2>
              <DirectoryFields change={change} isUndo />
            </Card>
          </PlainQuestion>
        )}
      </SignedInOnly>
    </Page>
  );
}
