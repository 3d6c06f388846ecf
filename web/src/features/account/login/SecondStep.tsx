import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { secondStepAddress } from '../accountActions.ts';
import styles from '../form/AccountPage.module.css';
import { FactorForm } from '../form/lazyAccountForms.ts';
import { usePasskeyObstacle } from '../passkeys/usePasskeyObstacle.ts';
import { WrongAddress } from '../passkeys/WrongAddress.tsx';

/** With the library, only for people who have a passkey. */
const SignInWithPasskey = lazyPart(() => import('../passkeys/SignInWithPasskey.tsx'));

interface Props {
  challenge: string;
  /** The page to return to. */
  back: string;
  /** Whether the account has one. */
  hasPasskey: boolean;
  answer: FormAnswer | undefined;
}

/** Asks for the code of the app, or a recovery code. Offers a passkey if the account has one and the browser knows them. */
export function SecondStep({ challenge, back, hasPasskey, answer }: Props) {
  const t = useTranslations('account.secondFactor');
  const keepLanguage = useKeepLanguage();
  const obstacle = usePasskeyObstacle();
  const to = secondStepAddress({ challenge, back, hasPasskey });
  return (
    <Page title={t('signInTitle')} intro={t('signInIntro')}>
      <div className={styles.panel}>
        <Suspense>
          <FactorForm to={to} answer={answer} submitText={t('submit')} field="code" />
        </Suspense>
        {hasPasskey && obstacle === 'address' && (
          <p>
            <WrongAddress />
          </p>
        )}
        {hasPasskey && obstacle === null && (
          <Suspense>
            <SignInWithPasskey challenge={challenge} to={to} />
          </Suspense>
        )}
        <p>{t('lost')}</p>
        <p>
          <Link to={keepLanguage(paths.login({ back }))}>{t('again')}</Link>
        </p>
      </div>
    </Page>
  );
}
