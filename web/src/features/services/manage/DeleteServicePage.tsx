import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requireSignIn } from '../../../routing/requireSignIn.ts';
import { PlainQuestion } from '../../../ui/dialogs/PlainQuestion.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { findService } from '../detail/findService.ts';
import { serviceIdOf } from '../serviceIdOf.ts';
import styles from './DeleteServicePage.module.css';

const loadDeletable = requireSignIn(async (input: LoadInput) => {
  const { name } = await findService(input);
  return { name };
});

async function deleteService({ callApi, url }: ActInput): Promise<Outcome> {
  const id = serviceIdOf({ id: url.pathname.split('/')[2] });
  await callApi('DELETE /services/:id', { params: { id } });
  return { to: rarePaths.manageServices({ done: 'delete' }) };
}

export const loader = onServer(loadDeletable);
export const clientLoader = hydrateOnLoad(withMessages('manage', onDevice(loadDeletable)));
export const action = actOnServer(deleteService);
export const clientAction = actOnDevice(deleteService);
export const meta = privateMeta((t) => t('manage.services.question'));
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.manageServices() };

/** Asks for confirmation before it deletes a service, for browsers without scripts. */
export default function DeleteServicePage() {
  const t = useTranslations('manage.services');
  const service = useLoaderData<typeof loader>();
  return (
    <Page title={t('question')}>
      <SignedInOnly data={service}>
        {(service) => (
          <PlainQuestion confirm={t('delete')} failed={t('notDeleted')} back={rarePaths.manageServices()}>
            <p className={styles.name}>{service.name}</p>
          </PlainQuestion>
        )}
      </SignedInOnly>
    </Page>
  );
}
