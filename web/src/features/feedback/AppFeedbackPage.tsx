import { Suspense } from 'react';
import { Link, useActionData, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { translate } from '../../i18n/messages/translate.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { type LoadInput, onDevice, onServer } from '../../routing/load.ts';
import { type MetaInput, rootOf } from '../../routing/rootData.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './AppFeedbackPage.module.css';
import { sendByForm } from './appMessage.ts';

const AppFeedbackForm = lazyPart(() => import('./AppFeedbackForm.tsx'));

const loadMoment = async ({ now }: LoadInput) => ({ now });

export const loader = onServer(loadMoment);
export const clientLoader = withMessages('feedback', onDevice(loadMoment));
export const action = sendByForm;

export function meta({ matches }: MetaInput<unknown>) {
  const t = translate(rootOf(matches)?.language ?? 'en');
  return [{ title: `${t('feedback.app.title')} · ${t('shell.name')}` }];
}

/** Feedback about Amparo itself (spec §2, §5). */
export default function AppFeedbackPage() {
  const t = useTranslations('feedback');
  const { now } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const home = keepLanguage(paths.home());
  return (
    <Page title={t('app.title')}>
      <div className={styles.form}>
        {search.has('sent') ? (
          <>
            <Notice tone="quiet" role="status">
              {t('app.sent')}
            </Notice>
            <p>
              <Link to={home}>{t('app.backHome')}</Link>
            </p>
          </>
        ) : (
          <>
            <p>{t('app.intro')}</p>
            <Suspense>
              <AppFeedbackForm occasion={now} answer={answer} onSent={(isSent) => isSent && navigate(home)} />
            </Suspense>
          </>
        )}
      </div>
    </Page>
  );
}
