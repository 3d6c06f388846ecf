import type { ReactNode } from 'react';
import {
  Form,
  Link,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl/react';
import { account } from '../../../browser/storage/account.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { errorMessage } from '../../../http-client/errorMessages.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../../routing/act.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { confirmOrWait } from '../../../ui/confirm-service/confirmOrWait.ts';
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
export const clientLoader = withMessages(['manage', 'confirmService', 'serviceDetail'], onDevice(loadService));
export const action = actOnServer(confirmService);
export const clientAction = actOnDevice(confirmOnDevice);
export const handle: PageHandle<Awaited<ReturnType<typeof loadService>>> = {
  back: ({ service }) => paths.service(service.id),
};

/**
 * A confirmation that waits changes nothing, and without a network nothing can be loaded. If the service was changed
 * meanwhile, the page shows the new data.
 */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.problem === 'CHANGED_MEANWHILE' || (actionResult?.problem !== null && defaultShouldRevalidate);

/** The address contains a token, so search engines must not index it. */
export const meta = privateMeta((t) => t('manage.confirm.title'));

/**
 * Shows the data of a service and asks whether it is correct: for people with the link of a mail, and for signed-in people
 * who may edit it.
 */
export default function ConfirmPage() {
  const t = useTranslations('manage.confirm');
  const { service } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<FormAnswer>();
  const confirmText = useTranslations('confirmService');
  const [search] = useSearchParams();
  const isDone = search.has('done');
  return (
    <Page title={isDone ? t('thanks') : t('title')} intro={service.name}>
      <div className={styles.panel}>
        {!answer && search.has('changed') && <Problem id={service.id} problem="CHANGED_MEANWHILE" />}
        {answer?.problem && <Problem id={service.id} problem={answer.problem} />}
        {answer && !answer.problem && (
          <Notice tone="quiet" aria-live="polite">
            {confirmText('waitsLong')}
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

function Choice({ service: { id, name, updatedAt } }: { service: { id: string; name: string; updatedAt: string } }) {
  const t = useTranslations('manage.confirm');
  const keepLanguage = useKeepLanguage();
  const isSending = useNavigation().state === 'submitting';
  const isHydrated = useHydrated();
  const isGuest = useViewer() === null && isHydrated;
  const [search] = useSearchParams();
  if (isGuest && !search.has('token')) return <SignInFirst id={id} text="signIn" />;
  return (
    <>
      <p>{t('intro')}</p>
      <Form method="post" className={styles.choice}>
        <input type="hidden" name="about" value={name} />
        <input type="hidden" name="ifUnmodifiedSince" value={updatedAt} />
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

function Problem({ id, problem }: { id: string; problem: string }) {
  const t = useTranslations();
  const text = problems[problem as keyof typeof problems];
  const isChanged = problem === 'CHANGED_MEANWHILE';
  return (
    <div role="alert">
      {text ? (
        <SignInFirst id={id} text={text} />
      ) : (
        <Notice tone="alert">{t(isChanged ? 'manage.confirm.changed' : errorMessage(problem))}</Notice>
      )}
    </div>
  );
}

const problems = {
  CONFIRM_LINK_INVALID: 'invalid',
  VALIDATION: 'invalid',
  NOT_SIGNED_IN: 'signIn',
  NOT_ALLOWED: 'signIn',
} as const;

/** A link to sign in and come back. */
function SignInFirst({ id, text }: { id: string; text: 'invalid' | 'signIn' }) {
  const t = useTranslations('manage.confirm');
  const keepLanguage = useKeepLanguage();
  const link = (label: ReactNode) => (
    <Link to={keepLanguage(paths.login({ back: rarePaths.confirm(id) }))}>{label}</Link>
  );
  return <Notice tone="alert">{t.rich(text, { link })}</Notice>;
}

/** Needs a button press, because mail scanners open links. */
async function confirmService({ callApi, url, form: { ifUnmodifiedSince } }: ActInput): Promise<Outcome> {
  const { id, token } = confirmationOf(url);
  const body = { ...(token && { token }), ...(ifUnmodifiedSince && { ifUnmodifiedSince }) };
  await callApi('POST /services/:id/confirm', { params: { id }, body });
  return { to: `${rarePaths.confirm(id)}?done=yes` };
}

function confirmationOf(url: URL): { id: string; token: string | undefined } {
  return { id: serviceIdOf({ id: url.pathname.split('/')[2] }), token: url.searchParams.get('token') ?? undefined };
}

/** Without a network the confirmation waits on the device, and the page stays. An old link serves signed-in editors. */
async function confirmOnDevice({ url, form: { about = '', ifUnmodifiedSince } }: ActInput): Promise<Outcome> {
  const { id, token } = confirmationOf(url);
  const { isSent } = await confirmOrWait({ id, name: about, token, ifUnmodifiedSince }).catch((error: unknown) => {
    const isOldLink = errorKeyOf(error)?.key === 'CONFIRM_LINK_INVALID' && account.read() !== null;
    if (!isOldLink) throw error;
    return confirmOrWait({ id, name: about, ifUnmodifiedSince });
  });
  return isSent ? { to: `${rarePaths.confirm(id)}?done=yes` } : {};
}
