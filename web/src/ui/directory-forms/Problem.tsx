import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { saveErrorMessage } from '../../http-client/saveErrorMessage.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { Notice } from '../Notice.tsx';
import styles from './EntryForm.module.css';

interface Props {
  problem: ErrorKey | null;
  /** How many fields are to be looked at again. */
  count: number;
  login: string;
  /** Whether what was typed is there again after signing in. */
  isKept: boolean;
}

/** Why it was not saved, read out at once. */
export function Problem({ problem, count, login, isKept }: Props) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.focus();
  }, [problem]);
  const signIn = (words: ReactNode) => (
    <Link to={keepLanguage(login)} target={isKept ? undefined : '_blank'}>
      {words}
    </Link>
  );
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.problem}>
      {count > 0 && <Notice tone="alert">{t('forms.check', { count })}</Notice>}
      {count === 0 && problem && (
        <Notice tone="alert">
          {problem === 'NOT_SIGNED_IN'
            ? t.rich('directories.problems.signedOut', { link: signIn })
            : t(problemWords[problem as keyof typeof problemWords] ?? saveErrorMessage('directories', problem))}
        </Notice>
      )}
    </div>
  );
}

/** What a person can do something about. */
const problemWords = {
  NOT_ALLOWED: 'directories.problems.NOT_ALLOWED',
  NOT_FOUND: 'directories.problems.NOT_FOUND',
} as const satisfies Partial<Record<ErrorKey, string>>;
