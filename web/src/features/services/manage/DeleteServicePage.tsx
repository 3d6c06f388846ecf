import { Form, Link, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../api/act.ts';
import type { FormAnswer } from '../../../api/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../../api/load.ts';
import type { PageHandle } from '../../../api/pageHandle.ts';
import { atOnce, signedIn } from '../../../api/signedIn.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { paths } from '../../../app/paths.ts';
import { withMessages } from '../../../language/loadMessages.ts';
import { useKeepLanguage } from '../../../language/useKeepLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/Page.tsx';
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
  const t = useTranslations();
  const service = useLoaderData<typeof loader>();
  const answer = useAnswer<FormAnswer>();
  const { pathname } = useLocation();
  const keepLanguage = useKeepLanguage();
  return (
    <Page title={t('keeping.manage.question')}>
      <SignedInOnly isThere={service !== null} login={paths.login({ back: pathname })}>
        {service && (
          <>
            <div role="alert">{answer?.problem && <Notice tone="alert">{t('keeping.manage.notDeleted')}</Notice>}</div>
            <p className={styles.name}>{service.name}</p>
            <Form method="post" className={styles.answers}>
              <Button type="submit" weight="main">
                {t('keeping.manage.delete')}
              </Button>
              <Link to={keepLanguage(paths.manageServices())} className={styles.cancel}>
                {t('forms.cancel')}
              </Link>
            </Form>
          </>
        )}
      </SignedInOnly>
    </Page>
  );
}
