import type { Passkeys } from '@amparo/domain/account/passkeys/passkeyRoutes.ts';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { ProblemText } from '../form/AccountForm.tsx';
import { PasskeyNotice } from './PasskeyNotice.tsx';
import { WrongAddress } from './WrongAddress.tsx';

interface Props {
  setUp: NonNullable<Passkeys['setUp']>;
  /** The path of the page's action. */
  to: string;
  /** The address at which the steps begin again. */
  again: string;
  answer: FormAnswer | undefined;
}

/** Messages for errors of the browser. */
const refusals: Partial<Record<string, 'alreadyAdded' | 'wrongAddress'>> = {
  InvalidStateError: 'alreadyAdded',
  SecurityError: 'wrongAddress',
};

/** The last step of adding a passkey. A press of the button, because some browsers ask the device only then. */
export default function CreatePasskey({ setUp: { name, options }, to, again, answer }: Props) {
  const t = useTranslations('account.passkeys');
  const keepLanguage = useKeepLanguage();
  const submit = useSubmit();
  const isSending = useNavigation().state !== 'idle';
  const [asking, setAsking] = useState<'device' | 'notCreated' | 'alreadyAdded' | 'wrongAddress' | null>(null);
  const create = async () => {
    setAsking('device');
    try {
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
      const credential = JSON.stringify(await startRegistration({ optionsJSON }));
      await submit({ credential }, { method: 'post', action: keepLanguage(to), preventScrollReset: true });
      setAsking(null);
    } catch (error) {
      setAsking(refusals[(error as Error).name] ?? 'notCreated');
    }
  };
  if (answer?.problem) return <Refused answer={answer} again={keepLanguage(again)} />;
  const isBusy = asking === 'device' || isSending;
  return (
    <>
      <p>{t('createIntro', { name })}</p>
      <PasskeyNotice>
        {asking === 'wrongAddress' ? <WrongAddress /> : asking && asking !== 'device' && t(asking)}
      </PasskeyNotice>
      <Button weight="main" onClick={create} disabled={isBusy}>
        {t('create')}
      </Button>
    </>
  );
}

/** Each answer of a device is checked once, so the steps begin again. */
function Refused({ answer, again }: { answer: FormAnswer; again: string }) {
  const t = useTranslations('account.passkeys');
  return (
    <>
      <PasskeyNotice>
        <ProblemText problem={answer.problem!} retryAfterSeconds={answer.retryAfterSeconds} />
      </PasskeyNotice>
      <p>
        <ButtonLink weight="outlined" to={again} preventScrollReset>
          {t('add')}
        </ButtonLink>
      </p>
    </>
  );
}
