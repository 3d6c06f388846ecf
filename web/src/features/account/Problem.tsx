import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { FormAnswer } from '../../routing/formAnswer.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './AccountForm.module.css';

/** Why a form came back, read out at once: the number of fields to look at again, or what is wrong with the whole. */
export function Problem({ answer, count }: { answer: FormAnswer | undefined; count: number }) {
  const t = useTranslations('forms');
  const place = useRef<HTMLDivElement>(null);
  const isOfWhole = answer?.problem != null && count === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is answered anew
  useEffect(() => {
    if (isOfWhole) place.current?.focus();
  }, [answer]);
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.problem}>
      {count > 0 && <Notice tone="alert">{t('check', { count })}</Notice>}
      {isOfWhole && (
        <Notice tone="alert">
          <ProblemWords answer={answer} />
        </Notice>
      )}
    </div>
  );
}

const ofAccount = ['EMAIL_OR_PASSWORD_INVALID', 'NO_PASSWORD', 'RESET_LINK_INVALID'] as const;
const ofAny = ['UNREACHABLE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const;
const defaultMinutes = 15;

function ProblemWords({ answer: { problem, retryAfterSeconds } }: { answer: FormAnswer }) {
  const t = useTranslations();
  const isOfLinks = useLocation().pathname === paths.forgotPassword();
  const known = ofAccount.find((key) => key === problem);
  if (known) return t(`account.errors.${known}`);
  if (problem === 'TOO_MANY_ATTEMPTS') {
    const minutes = Math.ceil(retryAfterSeconds / 60) || defaultMinutes;
    return t(isOfLinks ? 'account.forgot.tooMany' : 'account.errors.TOO_MANY_ATTEMPTS', { minutes });
  }
  if (problem === 'NOT_SIGNED_IN') return <SessionEnded />;
  return t(`errors.${ofAny.find((key) => key === problem) ?? 'INTERNAL'}`);
}

/** In another tab, so that what was typed is still here afterwards. */
function SessionEnded() {
  const t = useTranslations('account');
  const keepLanguage = useKeepLanguage();
  const { pathname } = useLocation();
  return t.rich('signInAgain', {
    link: (words) => (
      <Link to={keepLanguage(paths.login({ back: pathname }))} target="_blank">
        {words}
      </Link>
    ),
  });
}
