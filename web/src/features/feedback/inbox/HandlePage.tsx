import { Form, Link, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { actOnDevice, actOnServer } from '../../../api/act.ts';
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
import { feedbacksMeta } from './feedbacksMeta.ts';
import { tabOf } from './feedbackTabs.ts';
import { Handled } from './Handled.tsx';
import styles from './HandlePage.module.css';
import { handleFeedback, readHandled } from './handleFeedback.ts';

const loadHandled = signedIn(
  async ({ callApi, url }: LoadInput) => {
    const { id } = readHandled(url.pathname);
    return (await callApi('GET /feedbacks/:id', { params: { id } })).data;
  },
  (back) => paths.login({ back }),
);

export const loader = onServer(loadHandled);
export const clientLoader = atOnce(withMessages('feedbacks', onDevice(loadHandled)));
export const action = actOnServer(handleFeedback);
export const clientAction = actOnDevice(handleFeedback);
export const meta = feedbacksMeta;
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => paths.feedbacks() };

/** The question before a message is put away or deleted, or a claim granted, for browsers without scripts. */
export default function HandlePage() {
  const t = useTranslations();
  const feedback = useLoaderData<typeof loader>();
  const answer = useAnswer<FormAnswer>();
  const { pathname } = useLocation();
  const keepLanguage = useKeepLanguage();
  const { how } = readHandled(pathname);
  const tab = feedback ? tabOf(feedback) : '';
  return (
    <Page title={t(`feedbacks.${how}.question`)}>
      <SignedInOnly isThere={feedback !== null} login={paths.login({ back: pathname })}>
        {feedback && (
          <>
            <div role="alert">{answer?.problem && <Notice tone="alert">{t('feedbacks.notDone')}</Notice>}</div>
            <blockquote className={styles.message}>
              <p className={styles.subject}>{feedback.subject}</p>
              <p>{feedback.message}</p>
              <p>{feedback.email}</p>
            </blockquote>
            {how === 'grant' && <Handled how={how} feedback={feedback} />}
            <Form method="post" className={styles.answers}>
              <input type="hidden" name="tab" value={tab} />
              <Button type="submit" weight="main">
                {t(`feedbacks.${how}.act`)}
              </Button>
              <Link to={keepLanguage(paths.feedbacks({ tab }))} className={styles.cancel}>
                {t('forms.cancel')}
              </Link>
            </Form>
          </>
        )}
      </SignedInOnly>
    </Page>
  );
}
