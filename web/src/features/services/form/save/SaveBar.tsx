import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { saveErrorMessage } from '../../../../http-client/errorMessages.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import styles from './SaveBar.module.css';

interface Props {
  isStored: boolean | null;
  problem: ErrorKey | null;
  isSaving: boolean;
  /** Whether saving is the next thing to do. */
  isReady: boolean;
}

/** The save button, the reason why saving failed, and whether this device stored a draft. Always visible. */
export function SaveBar({ isStored, problem, isSaving, isReady }: Props) {
  const t = useTranslations('serviceForm');
  return (
    <div className={styles.bar}>
      <div role="alert">
        {problem && (
          <Notice tone="alert">
            <ProblemText problem={problem} isStored={isStored !== false} />
          </Notice>
        )}
      </div>
      <div className={styles.line}>
        <Button
          type="submit"
          weight={isReady ? 'main' : 'outlined'}
          className={styles.save}
          aria-disabled={isSaving || undefined}
        >
          {t(isSaving ? 'saving' : 'save')}
        </Button>
        <span role="status" className={styles.draft}>
          {isStored !== null && t(isStored ? 'stored' : 'notStored')}
        </span>
      </div>
    </div>
  );
}

function ProblemText({ problem, isStored }: { problem: ErrorKey; isStored: boolean }) {
  const t = useTranslations('serviceForm');
  const all = useTranslations();
  const keepLanguage = useKeepLanguage();
  const { pathname } = useLocation();
  if (problem === 'UNREACHABLE') return <p>{t(isStored ? 'offline' : 'offlineNotStored')}</p>;
  if (problem === 'NOT_ALLOWED') return <p>{t('notAllowed')}</p>;
  if (problem === 'YOU_REACHED_LIMIT_SERVICE') return <p>{all('serviceLimit.reached')}</p>;
  if (problem !== 'NOT_SIGNED_IN') return <p>{`${t('problem')} ${all(saveErrorMessage('editForm', problem))}`}</p>;
  return (
    <>
      <p>{t('signedOut')}</p>
      <p>
        <Link to={keepLanguage(paths.login({ back: pathname }))}>{t('signInAgain')}</Link>
      </p>
    </>
  );
}
