import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useLoaderData, useNavigate, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { findUser } from '../../../../http-client/viewerOf.ts';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { type LoadInput, onDevice, onServer } from '../../../../routing/load.ts';
import type { PageHandle } from '../../../../routing/pageHandle.ts';
import { hydrateOnLoad, requireSignIn } from '../../../../routing/requireSignIn.ts';
import type { RootData } from '../../../../routing/rootData.ts';
import { FormPage } from '../../../../ui/forms/FormPage.tsx';
import { lazyPart } from '../../../../ui/lazyPart.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { privateMeta } from '../../../../ui/page/pageMeta.ts';
import { tabOf } from '../tabs/inboxTabs.ts';
import styles from './QuotedMessage.module.css';
import { Replies } from './Replies.tsx';

const ReplyForm = lazyPart(() => import('./ReplyForm.tsx'));

const loadMessage = requireSignIn(async ({ callApi, params, isOnDevice, language }: LoadInput) => {
  const [user, { data: feedback }] = await Promise.all([
    findUser(callApi, isOnDevice),
    callApi('GET /feedbacks/:id', { params: { id: params.id ?? '' } }),
  ]);
  return { userId: user.id, feedback, language };
});

export const loader = onServer(loadMessage);
export const clientLoader = hydrateOnLoad(withMessages(['editForm', 'feedbacks'], onDevice(loadMessage)));
type Data = Awaited<ReturnType<typeof loadMessage>>;
export const handle: PageHandle<Data> = {
  needsSignIn: true,
  back: (data) => rarePaths.feedbacks({ tab: data ? tabOf(data.feedback) : '' }),
};
export const meta = privateMeta((t) => t('feedbacks.replyForm.title'));

/** Answers a visitor's message by email, below the message and the earlier answers. */
export default function ReplyPage() {
  const t = useTranslations('feedbacks');
  const data = useLoaderData<typeof loader>();
  const timeZone = useRouteLoaderData<RootData>('root')?.region.timeZone ?? 'UTC';
  const { feedback, language } = data ?? {};
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const toList = (answered: Feedback) => navigate(keepLanguage(rarePaths.feedbacks({ tab: tabOf(answered) })));
  return (
    <FormPage title={t('replyForm.title')} noScripts={<MailInstead email={feedback?.email ?? ''} />}>
      {data && feedback && language && (
        <>
          <blockquote className={styles.message}>
            <p className={styles.subject}>{feedback.subject}</p>
            <p>{feedback.message}</p>
          </blockquote>
          <Replies replies={feedback.replies} language={language} timeZone={timeZone} />
          {feedback.email === '' ? (
            <Notice tone="quiet">{t('replyForm.noSender')}</Notice>
          ) : (
            <ReplyForm key={feedback.id} feedback={feedback} userId={data.userId} onSent={() => toList(feedback)} />
          )}
        </>
      )}
    </FormPage>
  );
}

/** Without scripts, people answer in their mail program. */
function MailInstead({ email }: { email: string }) {
  const t = useTranslations('feedbacks.replyForm');
  return (
    <Notice tone="quiet">
      <p>{t('needsScripts')}</p>
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Notice>
  );
}
