import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorMessage } from '../../../http-client/errorMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import styles from './BedsRow.module.css';

interface ResultProps {
  id: string;
  problem: string | null;
  status: 'idle' | 'saving' | 'saved' | 'waiting';
  total: number;
}

/** The result of the last change, also for screen readers. */
export function SaveResult({ id, problem, status, total }: ResultProps) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  /** Opens a new tab, because this page contains the unsaved number. */
  const loginLink = (label: ReactNode) => (
    <a href={keepLanguage(paths.login({ back: rarePaths.availableBeds() }))} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
  const message = () => {
    if (problem === 'AVAILABLE_BEDS_LESS_THAN') return t('manage.beds.tooMany', { total });
    if (problem === 'CHANGED_MEANWHILE') return t('manage.beds.changed');
    if (problem === 'NOT_SIGNED_IN') return t.rich('manage.beds.signedOut', { link: loginLink });
    if (problem) return t(errorMessage(problem));
    return status === 'idle' ? '' : t(`manage.beds.${status}`);
  };
  return (
    <p id={id} role="status" className={`${problem ? styles.problem : styles.result} beds-result`}>
      {message()}
    </p>
  );
}
