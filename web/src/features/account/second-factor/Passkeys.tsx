import { maxPasskeys } from '@amparo/domain/account/passkeys/maxPasskeys.ts';
import type { Passkeys as Status } from '@amparo/domain/account/passkeys/passkeyRoutes.ts';
import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../i18n/language.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { FactorForm } from '../form/lazyAccountForms.ts';
import { usePasskeyObstacle } from '../passkeys/usePasskeyObstacle.ts';
import { WrongAddress } from '../passkeys/WrongAddress.tsx';
import styles from '../session/OwnSessions.module.css';
import type { FactorAnswer, FactorStep } from './secondFactorActions.ts';
import { useFocusAfterStep } from './useFocusAfterStep.ts';

/** With the library, only for people who add a passkey. */
const CreatePasskey = lazyPart(() => import('../passkeys/CreatePasskey.tsx'));

type Passkey = Status['passkeys'][number];

interface Props {
  status: Status;
  step: FactorStep | undefined;
  answer: FactorAnswer | undefined;
  language: Language;
}

/** The address of a step. `id` is the passkey that it is about. */
const stepPath = (step: FactorStep, id?: string) =>
  `${rarePaths.updateProfile()}?factor=${step}${id ? `&passkey=${id}` : ''}#passkeys`;

/** The passkeys of an account with a second step. Only adding one needs scripts. */
export function Passkeys({ status, step, answer, language }: Props) {
  const t = useTranslations('account.passkeys');
  const heading = useRef<HTMLHeadingElement>(null);
  const { passkeys, setUp } = status;
  useFocusAfterStep(heading, `${passkeys.length} ${setUp !== null}`);
  const id = useSearchParams()[0].get('passkey');
  const removed = step === 'removePasskey' && passkeys.find((passkey) => passkey.id === id);
  return (
    <>
      <h3 id="passkeys" ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
      {removed ? (
        <Remove passkey={removed} answer={answer} />
      ) : (
        <>
          <p>{t('intro')}</p>
          {passkeys.length > 0 && (
            <ul className={styles.list}>
              {passkeys.map((passkey) => (
                <Item key={passkey.id} passkey={passkey} language={language} />
              ))}
            </ul>
          )}
          {passkeys.length < maxPasskeys && <Add setUp={setUp} step={step} answer={answer} />}
        </>
      )}
    </>
  );
}

function Item({ passkey: { id, name, createdAt, lastUsedAt }, language }: { passkey: Passkey; language: Language }) {
  const t = useTranslations('account.passkeys');
  const keepLanguage = useKeepLanguage();
  const momentText = useMomentText(language);
  return (
    <li className={styles.session}>
      <div>
        <p>{name}</p>
        <p className={styles.facts}>
          {t('added', { when: momentText(createdAt) })}
          {' · '}
          {lastUsedAt ? t('lastUsed', { when: momentText(lastUsedAt) }) : t('notUsed')}
        </p>
      </div>
      <ButtonLink weight="outlined" to={keepLanguage(stepPath('removePasskey', id))} preventScrollReset>
        <ActionLabel action={t('remove')} name={name} />
      </ButtonLink>
    </li>
  );
}

function Remove({ passkey: { id, name }, answer }: { passkey: Passkey; answer: FactorAnswer | undefined }) {
  const t = useTranslations('account.passkeys');
  return (
    <>
      <p>{t('removeIntro', { name })}</p>
      <Suspense>
        <FactorForm
          to={stepPath('removePasskey', id)}
          answer={answer?.step === 'removePasskey' ? answer : undefined}
          submitText={t('remove')}
          field="code"
        />
      </Suspense>
    </>
  );
}

function CannotAdd({ obstacle }: { obstacle: 'scripts' | 'address' | 'browser' }) {
  const t = useTranslations('account.passkeys');
  if (obstacle === 'scripts')
    return (
      <noscript>
        <p>{t('needsScripts')}</p>
      </noscript>
    );
  return <p>{obstacle === 'address' ? <WrongAddress /> : t('unsupported')}</p>;
}

function Add({ setUp, step, answer }: Pick<Status, 'setUp'> & Pick<Props, 'step' | 'answer'>) {
  const t = useTranslations('account.passkeys');
  const keepLanguage = useKeepLanguage();
  const obstacle = usePasskeyObstacle();
  if (obstacle) return <CannotAdd obstacle={obstacle} />;
  return (
    <Suspense>
      {setUp ? (
        <CreatePasskey
          setUp={setUp}
          to={stepPath('addPasskey')}
          again={stepPath('beginPasskey')}
          answer={answer?.step === 'addPasskey' ? answer : undefined}
        />
      ) : step === 'beginPasskey' ? (
        <>
          <p>{t('addIntro')}</p>
          <FactorForm
            to={stepPath('beginPasskey')}
            answer={answer?.step === 'beginPasskey' ? answer : undefined}
            submitText={t('continue')}
            field="passkey"
          />
        </>
      ) : (
        <p>
          <ButtonLink weight="outlined" to={keepLanguage(stepPath('beginPasskey'))} preventScrollReset>
            {t('add')}
          </ButtonLink>
        </p>
      )}
    </Suspense>
  );
}
