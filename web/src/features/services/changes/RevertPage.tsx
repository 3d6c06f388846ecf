import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { ChangedFields } from './log/ChangedFields.tsx';
import { changeMessages, loadChange } from './log/loadChanges.ts';
import { RevertQuestion } from './RevertQuestion.tsx';

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
  return (
    <RevertQuestion
      change={change}
      restoreQuestion={change?.kind === 'deleted' ? t('restoreQuestion') : undefined}
      nameOf={({ service }) => service.name}
      fields={(change) => <ChangedFields change={change} isUndo />}
      back={rarePaths.changes()}
    />
  );
}
