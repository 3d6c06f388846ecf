import { AppForm } from '@amparo/domain/feedback/appForm.ts';
import { Link, useActionData, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../api/callApi.ts';
import { type MetaInput, rootOf } from '../../api/rootData.ts';
import { sendFeedback } from '../../api/sendFeedback.ts';
import { paths } from '../../app/paths.ts';
import { translate } from '../../language/translate.ts';
import { useKeepLanguage } from '../../language/useKeepLanguage.ts';
import { MessageForm } from '../../ui/forms/MessageForm.tsx';
import type { FormAnswer } from '../../ui/forms/sentForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './AppFeedbackPage.module.css';
import { appFields, appMessage } from './appMessage.ts';
import { sendByForm } from './sendByForm.ts';

export const action = sendByForm;

export function meta({ matches }: MetaInput<unknown>) {
  const t = translate(rootOf(matches)?.language ?? 'en')('feedback.app.title');
  return [{ title: `${t} · Amparo` }];
}

/** What people think of Amparo itself (spec §2, §5). */
export default function AppFeedbackPage() {
  const t = useTranslations('feedback');
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
            <MessageForm
              fields={appFields}
              schema={AppForm}
              action={keepLanguage(paths.appFeedback())}
              answer={answer}
              send={(typed, images, trap) => sendFeedback(callApi, appMessage(typed, trap), images)}
              onSent={() => {
                showToast({ words: t('app.sent'), kind: 'success' });
                navigate(home);
              }}
              mailInstead={null}
            />
          </>
        )}
      </div>
    </Page>
  );
}
