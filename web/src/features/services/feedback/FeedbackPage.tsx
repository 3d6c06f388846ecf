import { Suspense } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { Link, useActionData, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { readCookie } from '../../../browser/storage/cookies.ts';
import { sendFeedback } from '../../../http-client/outbox/sendFeedback.ts';
import { visitContext } from '../../../http-client/visit.ts';
import { chooseLanguage } from '../../../i18n/language.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { translate } from '../../../i18n/messages/translate.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import type { LoadInput } from '../../../routing/load.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { answerForm } from '../../../ui/message-form/answerForm.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { findService } from '../detail/findService.ts';
import { serviceIdOf } from '../serviceIdOf.ts';
import styles from './FeedbackPage.module.css';
import { feedbackMessage, feedbackSchemas } from './feedbackMessage.ts';
import { type FeedbackKind, type FeedbackSubject, kindInPath, useFeedbackTitle } from './feedbackSubject.ts';

const FeedbackForm = lazyPart(async () => ({ default: (await import('./FeedbackForm.tsx')).FeedbackForm }));

/** The kind of form that the address names, and the service that it is about. */
async function loadFeedback(input: LoadInput) {
  const { id, name, phone, contactEmail: email, isAddressConfidential } = await findService(input);
  const subject: FeedbackSubject = { kind: kindInPath(input.url.pathname), service: { id, name, phone, email } };
  return { ...subject, isAddressConfidential, now: input.now };
}

/** Handles the form without scripts. */
function sendByForm({ request, url, params, context }: ActionFunctionArgs) {
  const kind = kindInPath(url.pathname);
  const { callApi } = context.get(visitContext);
  const language = chooseLanguage(url.searchParams.get('lang'), readCookie(request.headers.get('cookie'), 'language'));
  const id = serviceIdOf(params);
  return answerForm({ request, url, schema: feedbackSchemas[kind] }, async ({ typed, trap, images }, keyOf) => {
    const { data: service } = await callApi('GET /services/:id', { params: { id } });
    const title = translate(language)(`feedback.${kind}.title`, { service: service.name });
    await sendFeedback(callApi, feedbackMessage({ kind, service: { id } }, title, typed, trap), images, keyOf);
  });
}

type FeedbackPageData = Awaited<ReturnType<typeof loadFeedback>>;

export const loader = onServer(loadFeedback);
export const clientLoader = withMessages(['feedback', 'serviceDetail'], onDevice(loadFeedback));
export const action = sendByForm;
export const handle: PageHandle<FeedbackPageData> = { back: ({ service }) => paths.service(service.id) };

/** Browsers keep titles in their history, so the title does not name a service with a confidential address. */
export const meta = privateMeta<FeedbackPageData>((t, { loaderData }) => {
  const { kind = 'connect', service, isAddressConfidential = true } = loaderData ?? {};
  return isAddressConfidential
    ? t('serviceDetail.neutralTitle')
    : t(`feedback.${kind}.title`, { service: service?.name ?? '' });
});

/** Contact, report or claim as a page, for browsers without scripts. */
export default function FeedbackPage() {
  const subject = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const service = keepLanguage(paths.service(subject.service.id));
  return (
    <Page title={useFeedbackTitle(subject)}>
      <div className={styles.form}>
        {search.has('sent') ? (
          <Sent kind={subject.kind} back={service} />
        ) : (
          <Suspense>
            <FeedbackForm
              subject={subject}
              occasion={subject.now}
              answer={answer}
              onSent={(isSent) => isSent && navigate(service)}
            />
          </Suspense>
        )}
      </div>
    </Page>
  );
}

/** The result without scripts. */
function Sent({ kind, back }: { kind: FeedbackKind; back: string }) {
  const t = useTranslations('feedback');
  return (
    <>
      <Notice tone="quiet" role="status">
        {t(`${kind}.sent`)}
      </Notice>
      <p>
        <Link to={back}>{t('backToService')}</Link>
      </p>
    </>
  );
}
