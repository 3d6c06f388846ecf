import { Form, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorMessage } from '../../../http-client/errorMessages.ts';
import { randomIdempotencyKeys } from '../../../http-client/idempotencyKeys.ts';
import { newEntry, sendOrWait } from '../../../http-client/outbox/outbox.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { BeforeYouGo } from '../detail/BeforeYouGo.tsx';
import { Contact } from '../detail/Contact.tsx';
import { Hours } from '../detail/hours/Hours.tsx';
import { loadService } from '../detail/loadService.ts';
import { serviceIdOf } from '../serviceIdOf.ts';
import styles from './ConfirmPage.module.css';

export const loader = onServer(loadService);
export const clientLoader = withMessages(['manage', 'serviceDetail'], onDevice(loadService));
export const action = actOnServer(confirmService);
export const clientAction = actOnDevice(confirmOrWait);
export const handle: PageHandle<Awaited<ReturnType<typeof loadService>>> = {
  back: ({ service }) => paths.service(service.id),
};

/** A confirmation that waits changes nothing, and without a network nothing can be loaded. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.problem === null ? false : defaultShouldRevalidate;

/** The address contains a token, so search engines must not index it. */
export const meta = privateMeta((t) => t('manage.confirm.title'));

/** The target of the emailed link: shows the data of a service and asks whether it is correct. */
export default function ConfirmPage() {
  const t = useTranslations('manage.confirm');
  const { service } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  const [search] = useSearchParams();
  const isDone = search.has('done');
  return (
    <Page title={isDone ? t('thanks') : t('title')} intro={service.name}>
      <div className={styles.panel}>
        {answer?.problem && <Problem problem={answer.problem} />}
        {answer && !answer.problem && (
          <Notice tone="quiet" role="status">
            {t('waits')}
          </Notice>
        )}
        {isDone ? <Done id={service.id} /> : <Choice service={service} />}
        <p>{service.summary.text}</p>
        <Contact service={service} />
        <Hours service={service} />
        <BeforeYouGo service={service} />
      </div>
    </Page>
  );
}

function Choice({ service: { id, name } }: { service: { id: string; name: string } }) {
  const t = useTranslations('manage.confirm');
  const keepLanguage = useKeepLanguage();
  const isSending = useNavigation().state === 'submitting';
  return (
    <>
      <p>{t('intro')}</p>
      <Form method="post" className={styles.choice}>
        <input type="hidden" name="about" value={name} />
        <Button type="submit" weight="main" disabled={isSending}>
          {t('yes')}
        </Button>
        <ButtonLink weight="outlined" to={keepLanguage(paths.editService(id))}>
          {t('no')}
        </ButtonLink>
      </Form>
    </>
  );
}

function Done({ id }: { id: string }) {
  const t = useTranslations('manage.confirm');
  const keepLanguage = useKeepLanguage();
  return (
    <>
      <Notice tone="quiet" role="status">
        {t('done')}
      </Notice>
      <div className={styles.choice}>
        <ButtonLink weight="outlined" to={keepLanguage(paths.service(id))}>
          {t('show')}
        </ButtonLink>
      </div>
    </>
  );
}

function Problem({ problem }: { problem: string }) {
  const t = useTranslations();
  const isUsed = problem === 'CONFIRM_LINK_INVALID' || problem === 'VALIDATION';
  return (
    <div role="alert">
      <Notice tone="alert">{isUsed ? t('manage.confirm.invalid') : t(errorMessage(problem))}</Notice>
    </div>
  );
}

/** Confirms a service by the token in the address. Needs a button press, because mail scanners open links. */
async function confirmService({ callApi, url }: ActInput): Promise<Outcome> {
  const id = serviceIdOf({ id: url.pathname.split('/')[2] });
  const token = url.searchParams.get('token') ?? '';
  await callApi('POST /services/:id/confirm', { params: { id }, body: { token } });
  return { to: `${paths.confirm(id)}?done=yes` };
}

/** Without a network the confirmation waits on the device, and the page stays. */
async function confirmOrWait({ url, form: { about = '' } }: ActInput): Promise<Outcome> {
  const id = serviceIdOf({ id: url.pathname.split('/')[2] });
  const token = url.searchParams.get('token') ?? '';
  const key = await randomIdempotencyKeys()(token);
  const call = { name: 'POST /services/:id/confirm', params: { id }, body: { token }, key } as const;
  const { isSent } = await sendOrWait(newEntry({ kind: 'confirmation', about, page: url.pathname + url.search, call }));
  return isSent ? { to: `${paths.confirm(id)}?done=yes` } : {};
}
