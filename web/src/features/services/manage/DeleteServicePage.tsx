import { useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../api/act.ts';
import { type LoadInput, onDevice, onServer } from '../../../api/load.ts';
import type { PageHandle } from '../../../api/pageHandle.ts';
import { atOnce, signedIn } from '../../../api/signedIn.ts';
import { paths } from '../../../app/paths.ts';
import { withMessages } from '../../../language/loadMessages.ts';
import { Page } from '../../../ui/Page.tsx';
import { PlainQuestion } from '../../../ui/PlainQuestion.tsx';
import { SignedInOnly } from '../../../ui/SignedInOnly.tsx';
import { serviceIdOf } from '../serviceIdOf.ts';
import styles from './DeleteServicePage.module.css';
import { manageMeta } from './manageMeta.ts';

const loadDeletable = signedIn(
  async ({ callApi, params }: LoadInput) => {
    const { data } = await callApi('GET /services/:id', { params: { id: serviceIdOf(params) } });
    return { name: data.name };
  },
  (back) => paths.login({ back }),
);

async function deleteService({ callApi, url }: ActInput): Promise<Outcome> {
  const id = serviceIdOf({ id: url.pathname.split('/')[2] });
  await callApi('DELETE /services/:id', { params: { id } });
  return { to: paths.manageServices({ done: 'delete' }) };
}

export const loader = onServer(loadDeletable);
export const clientLoader = atOnce(withMessages('keeping', onDevice(loadDeletable)));
export const action = actOnServer(deleteService);
export const clientAction = actOnDevice(deleteService);
export const meta = manageMeta('manage.question');
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => paths.manageServices() };

/** The question before a service is deleted, for browsers without scripts. */
export default function DeleteServicePage() {
  const t = useTranslations('keeping.manage');
  const service = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Page title={t('question')}>
      <SignedInOnly isThere={service !== null} login={paths.login({ back: pathname })}>
        {service && (
          <PlainQuestion confirm={t('delete')} failed={t('notDeleted')} back={paths.manageServices()}>
            <p className={styles.name}>{service.name}</p>
          </PlainQuestion>
        )}
      </SignedInOnly>
    </Page>
  );
}
