import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { codePath } from '../accountActions.ts';
import styles from '../form/AccountPage.module.css';
import { FactorForm } from '../form/lazyAccountForms.ts';

interface Props {
  challenge: string;
  /** The page to return to. */
  back: string;
  answer: FormAnswer | undefined;
}

/** Asks for the code of the app, or a recovery code. */
export function SecondStep({ challenge, back, answer }: Props) {
  const t = useTranslations('account.secondFactor');
  const keepLanguage = useKeepLanguage();
  return (
    <Page title={t('signInTitle')} intro={t('signInIntro')}>
      <div className={styles.panel}>
        <Suspense>
          <FactorForm to={codePath(challenge, back)} answer={answer} submitText={t('submit')} field="code" />
        </Suspense>
        <p>{t('lost')}</p>
        <p>
          <Link to={keepLanguage(paths.login({ back }))}>{t('again')}</Link>
        </p>
      </div>
    </Page>
  );
}
