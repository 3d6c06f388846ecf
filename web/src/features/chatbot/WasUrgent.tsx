import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { callApi } from '../../http-client/callApi.ts';
import DangerHint from '../../ui/cards/DangerHint.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { newestId } from './exchange.ts';
import styles from './WasUrgent.module.css';

interface Props {
  /** The person's sentence. */
  said: string;
  /** The token of a conversation without scripts. */
  chatToken: string | undefined;
}

/**
 * For a sentence that the chat did not recognize as a danger. Shows the emergency numbers at once, and asks whether the
 * server may store the sentence. Nothing is sent before the person agrees. Without scripts, the form is sent to the page.
 */
export function WasUrgent({ said, chatToken }: Props) {
  const t = useTranslations('chatbot.urgent');
  const language = useLocale();
  const [result, setResult] = useState<'saved' | 'failed' | null>(null);
  const agree = async (event: FormEvent) => {
    event.preventDefault();
    await callApi('POST /feedbacks/urgent', { body: { message: said, consent: true } }).then(
      () => setResult('saved'),
      () => setResult('failed'),
    );
  };
  const crisisLines = [
    { id: '911', name: '911', phone: '911' },
    { id: '988', name: t('crisis'), phone: '988' },
    { id: '211', name: t('other'), phone: '2-1-1' },
  ];
  return (
    <details className={styles.urgent} lang={language}>
      <summary className={styles.summary}>{t('act')}</summary>
      <div className={styles.more}>
        <DangerHint hint={{ text: t('lead'), language, crisisLines }} />
        {result !== 'saved' && (
          <form method="post" action={`#${newestId}`} className={styles.form} onSubmit={agree}>
            {chatToken && <input type="hidden" name="chatToken" value={chatToken} />}
            <p>{t('ask')}</p>
            <Button type="submit" weight="outlined" name="urgent" value={said}>
              {t('agree')}
            </Button>
          </form>
        )}
        <p role="status">{result && t(result)}</p>
      </div>
    </details>
  );
}
