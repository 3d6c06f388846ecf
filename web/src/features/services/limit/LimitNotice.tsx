import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { useUser } from '../../../routing/useViewer.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './LimitNotice.module.css';

/**
 * Says that the person may add no more services, and asks the administrators for more with one tap. Without scripts, the
 * person writes to them.
 */
export function LimitNotice() {
  const t = useTranslations('serviceLimit');
  const keepLanguage = useKeepLanguage();
  const isHydrated = useHydrated();
  const { state, ask } = useRequest();
  return (
    <Notice tone="quiet">
      <p>{t('reached')}</p>
      <p className={styles.ask}>
        {isHydrated ? (
          <Button weight="outlined" aria-disabled={state !== 'idle' || undefined} onClick={ask}>
            {t(state === 'sent' ? 'sent' : 'ask')}
          </Button>
        ) : (
          <ButtonLink weight="outlined" to={keepLanguage(paths.appFeedback())}>
            {t('ask')}
          </ButtonLink>
        )}
      </p>
      <p role="status">{state === 'sent' && t('sentHint')}</p>
    </Notice>
  );
}

function useRequest() {
  const user = useUser();
  const showError = useErrorToast();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const ask = async () => {
    if (!user || state !== 'idle') return;
    setState('sending');
    try {
      await callApi('POST /auth/request-more-services');
      setState('sent');
    } catch (error) {
      setState('idle');
      showError(error);
    }
  };
  return { state, ask };
}
