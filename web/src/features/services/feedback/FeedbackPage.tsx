import { Suspense } from 'react';
import { Link, useActionData, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import styles from './FeedbackPage.module.css';
import type { FeedbackKind } from './feedbackKinds.ts';
import { FeedbackForm } from './lazyFeedback.ts';
import { loadFeedback } from './loadFeedback.ts';
import { sendByForm } from './sendByForm.ts';
import { useFeedbackTitle } from './useFeedbackTitle.ts';

type FeedbackPageData = Awaited<ReturnType<typeof loadFeedback>>;

export const loader = onServer(loadFeedback);
export const clientLoader = withMessages('feedback', withMessages('serviceDetail', onDevice(loadFeedback)));
export const action = sendByForm;
export const handle: PageHandle<FeedbackPageData> = { back: ({ service }) => paths.service(service.id) };

/** A place with a private address is not named in a title, which stays in a browser's history. */
export const meta = privateMeta<FeedbackPageData>((t, { loaderData }) => {
  const { kind = 'connect', service, isAddressConfidential = true } = loaderData ?? {};
  return isAddressConfidential
    ? t('serviceDetail.neutralTitle')
    : t(`feedback.${kind}.title`, { service: service?.name ?? '' });
});

/** Contact, report or claim as a page of its own, for browsers without scripts. */
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
            <FeedbackForm subject={subject} occasion={subject.now} answer={answer} onSent={() => navigate(service)} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}

/** Where no script could say it. */
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
