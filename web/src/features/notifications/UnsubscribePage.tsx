import { notificationKindNames } from '@amparo/domain/notifications/notificationKinds.ts';
import { Form, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';
import { type ActInput, actOnDevice, actOnServer, type Outcome } from '../../routing/act.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { privateMeta } from '../../ui/page/pageMeta.ts';
import styles from './Notifications.module.css';

export const loader = () => null;
export const clientLoader = withMessages(['notifications'], async () => null);
export const action = actOnServer(unsubscribe);
export const clientAction = actOnDevice(unsubscribe);

/** The address contains a token, so search engines must not index it. */
export const meta = privateMeta((t) => t('notifications.unsubscribe.title'));

/**
 * Turns off the mails of one kind, for people with the link of such a mail. It asks first, because programs that look for
 * dangerous links open them too.
 */
export default function UnsubscribePage() {
  const t = useTranslations('notifications');
  const keepLanguage = useKeepLanguage();
  const [search] = useSearchParams();
  const kind = kindOf(search);
  const isDone = search.has('off');
  return (
    <Page title={t('unsubscribe.title')}>
      {!kind ? (
        <p>{t('unsubscribe.unknown')}</p>
      ) : isDone ? (
        <Notice tone="quiet" role="status">
          {t('unsubscribe.done')}
        </Notice>
      ) : (
        <Form method="post" className={styles.form}>
          <p>{t('unsubscribe.question')}</p>
          <p>
            <strong>{t(`kinds.${kind}.name`)}</strong>
          </p>
          <p>
            <Button type="submit" weight="main">
              {t('unsubscribe.confirm')}
            </Button>
          </p>
        </Form>
      )}
      <p>
        <ButtonLink weight="outlined" to={keepLanguage(rarePaths.notifications())}>
          {t('settingsLink')}
        </ButtonLink>
      </p>
    </Page>
  );
}

function kindOf(search: URLSearchParams) {
  return notificationKindNames.find((name) => name === search.get('kind'));
}

async function unsubscribe({ callApi, url: { searchParams } }: ActInput): Promise<Outcome> {
  const kind = kindOf(searchParams);
  const token = searchParams.get('token') ?? '';
  if (kind) await callApi('POST /notifications/unsubscribe', { query: { token, kind } });
  return { to: `${rarePaths.unsubscribe()}?${new URLSearchParams({ token, kind: kind ?? '', off: 'yes' })}` };
}
