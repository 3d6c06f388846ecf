import { data, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { actOnDevice, actOnServer } from '../../../routing/act.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requireSignIn } from '../../../routing/requireSignIn.ts';
import { PlainQuestion } from '../../../ui/dialogs/PlainQuestion.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { Handled } from './handle/Handled.tsx';
import { handleFeedback, hows, readHandled } from './handle/handleFeedback.ts';
import styles from './reply/QuotedMessage.module.css';
import { tabOf } from './tabs/inboxTabs.ts';

const loadHandled = requireSignIn(async ({ callApi, url, params }: LoadInput) => {
  if (!hows.some((how) => how === params.how)) throw data(null, { status: 404 });
  const { id } = readHandled(url.pathname);
  return (await callApi('GET /feedbacks/:id', { params: { id } })).data;
});

export const loader = onServer(loadHandled);
export const clientLoader = hydrateOnLoad(withMessages('feedbacks', onDevice(loadHandled)));
export const action = actOnServer(handleFeedback);
export const clientAction = actOnDevice(handleFeedback);
export const meta = privateMeta((t) => t('feedbacks.title'));
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.feedbacks() };

/** The confirmation before a message is archived or deleted, or a claim granted, for browsers without scripts. */
export default function HandlePage() {
  const t = useTranslations();
  const feedback = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { how } = readHandled(pathname);
  const tab = feedback ? tabOf(feedback) : '';
  return (
    <Page title={t(`feedbacks.${how}.question`)}>
      <SignedInOnly data={feedback}>
        {(feedback) => (
          <PlainQuestion
            confirm={t(`feedbacks.${how}.act`)}
            failed={t('feedbacks.notDone')}
            back={rarePaths.feedbacks({ tab })}
            fields={<input type="hidden" name="tab" value={tab} />}
          >
            <blockquote className={styles.message}>
              <p className={styles.subject}>{feedback.subject}</p>
              <p>{feedback.message}</p>
              <p>{feedback.email}</p>
            </blockquote>
            {how === 'grant' && <Handled how={how} feedback={feedback} />}
          </PlainQuestion>
        )}
      </SignedInOnly>
    </Page>
  );
}
