import type { Passkeys as PasskeysStatus } from '@amparo/domain/account/passkeys/passkeyRoutes.ts';
import type { SecondFactor as Status } from '@amparo/domain/account/secondFactorRoutes.ts';
import { type ReactNode, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../i18n/language.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { FactorForm } from '../form/lazyAccountForms.ts';
import { Passkeys } from './Passkeys.tsx';
import styles from './SecondFactor.module.css';
import type { FactorAnswer, FactorStep } from './secondFactorActions.ts';
import { useFocusAfterStep } from './useFocusAfterStep.ts';

interface Props {
  status: Status;
  passkeys: PasskeysStatus;
  /** The step that the address names. */
  step: FactorStep | undefined;
  answer: FactorAnswer | undefined;
  language: Language;
}

type Step = keyof typeof submitTexts;

/** The address of a step. Forms and links, because everything works without scripts. */
const stepPath = (step?: Step) => `${rarePaths.updateProfile()}${step ? `?factor=${step}` : ''}#second-factor`;

/** The second step at sign-in: off, being set up, or on. */
export function SecondFactor({ status, passkeys, step, answer, language }: Props) {
  const t = useTranslations('account.secondFactor');
  const heading = useRef<HTMLHeadingElement>(null);
  const codes = answer?.recoveryCodes;
  useFocusAfterStep(heading, `${status.isOn} ${status.setUp !== null} ${codes?.[0]}`);
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1}>
        {t(codes ? 'codesTitle' : 'title')}
      </h2>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : status.isOn ? (
        <WhenOn {...{ status, passkeys, step, answer, language }} />
      ) : status.setUp ? (
        <SetUp setUp={status.setUp} answer={answer} />
      ) : (
        <WhenOff status={status} step={step} answer={answer} />
      )}
    </section>
  );
}

function WhenOff({ status, step, answer }: Pick<Props, 'status' | 'step' | 'answer'>) {
  const t = useTranslations('account.secondFactor');
  return (
    <>
      <p>{t('intro')}</p>
      {step === 'begin' ? (
        <Form step="begin" answer={answer} needsPassword={status.needsPassword} />
      ) : (
        <StepLinks>
          <StepLink step="begin">{t('begin')}</StepLink>
        </StepLinks>
      )}
    </>
  );
}

function SetUp({ setUp, answer }: { setUp: NonNullable<Status['setUp']>; answer: FactorAnswer | undefined }) {
  const t = useTranslations('account.secondFactor');
  const { secret, qr } = setUp;
  return (
    <>
      <p>{t('scan')}</p>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('qr')}>
        <path d={qr.path} shapeRendering="crispEdges" />
      </svg>
      <dl>
        <dt>{t('key')}</dt>
        <dd className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</dd>
      </dl>
      <Form step="turnOn" answer={answer} />
    </>
  );
}

/** Only the response to the form contains them. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('account.secondFactor');
  return (
    <>
      <p>{t('codes')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <StepLinks>
        <StepLink>{t('kept')}</StepLink>
      </StepLinks>
    </>
  );
}

function WhenOn({ status, passkeys, step, answer, language }: Props) {
  const t = useTranslations('account.secondFactor');
  const tPasskeys = useTranslations('account.passkeys');
  const momentText = useMomentText(language);
  return (
    <>
      <p>{t('since', { when: momentText(status.since ?? '') })}</p>
      <p>{t('left', { count: status.recoveryCodesLeft })}</p>
      {step === 'renewCodes' || step === 'turnOff' ? (
        <>
          <p>
            {t('changeIntro')}
            {step === 'turnOff' && passkeys.passkeys.length > 0 && ` ${tPasskeys('removedToo')}`}
          </p>
          <Form key={step} step={step} answer={answer} />
        </>
      ) : (
        <StepLinks>
          <StepLink step="renewCodes">{t('renew')}</StepLink>
          <StepLink step="turnOff">{t('turnOff')}</StepLink>
        </StepLinks>
      )}
      <Passkeys status={passkeys} step={step} answer={answer} language={language} />
    </>
  );
}

const submitTexts = { begin: 'begin', turnOn: 'confirm', renewCodes: 'renew', turnOff: 'turnOff' } as const;

function Form({
  step,
  answer,
  needsPassword = false,
}: Pick<Props, 'answer'> & { step: Step; needsPassword?: boolean }) {
  const t = useTranslations('account.secondFactor');
  return (
    <Suspense>
      <FactorForm
        to={stepPath(step)}
        answer={answer?.step === step ? answer : undefined}
        submitText={t(submitTexts[step])}
        field={step === 'begin' ? (needsPassword ? 'password' : 'none') : 'code'}
      />
    </Suspense>
  );
}

function StepLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}

function StepLink({ step, children }: { step?: Step; children: ReactNode }) {
  const keepLanguage = useKeepLanguage();
  return (
    <ButtonLink weight="outlined" to={keepLanguage(stepPath(step))} preventScrollReset>
      {children}
    </ButtonLink>
  );
}
