import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './WaitingNotice.module.css';

interface Props {
  reason: string;
  children?: ReactNode;
}

/** Why an administrator sent the service back, and how it gets published. */
export function SentBackNotice({ reason, children }: Props) {
  const t = useTranslations('lifecycle');
  return (
    <Notice tone="alert">
      <p>{t('sentBack')}</p>
      <blockquote className={styles.reason}>{reason}</blockquote>
      <p>{t('correctAndSave')}</p>
      {children}
    </Notice>
  );
}
