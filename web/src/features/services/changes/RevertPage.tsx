import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { PlainQuestion } from '../../../ui/dialogs/PlainQuestion.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { ChangedFields } from './log/ChangedFields.tsx';
import { changeMessages, loadChange } from './log/loadChanges.ts';

async function revert({ callApi, url }: ActInput): Promise<Outcome> {
  const [, , id = '', changeId = ''] = url.pathname.split('/');
  await callApi('POST /services/:id/changes/:changeId/revert', { params: { id, changeId } });
  return { to: rarePaths.changes({ done: 'revert' }) };
}

export const loader = onServer(loadChange);
export const clientLoader = hydrateOnLoad(withMessages(changeMessages, onDevice(loadChange)));
export const action = actOnServer(revert);
export const clientAction = actOnDevice(revert);
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.changes() };
export const meta = privateMeta((t) => t('changes.title'));

/** Asks for confirmation before it reverts a change or restores a service. */
export default function RevertPage() {
  const t = useTranslations('changes');
  const change = useLoaderData<typeof loader>();
  const isDeletion = change?.kind === 'deleted';
  return (
    <Page
      title={t(isDeletion ? 'restoreQuestion' : 'revertQuestion')}
      {...(isDeletion ? {} : { intro: t('revertIntro') })}
    >
      <SignedInOnly data={change}>
        {(change) => (
          <PlainQuestion
            confirm={t(isDeletion ? 'restore' : 'revert')}
            failed={t('notReverted')}
            back={rarePaths.changes()}
          >
            <Card>
              <h2>{change.service.name}</h2>
              <ChangedFields change={change} isUndo />
            </Card>
          </PlainQuestion>
        )}
      </SignedInOnly>
    </Page>
  );
}
