import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import type { FormAnswer } from '../../../routing/formAnswer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ProblemText } from '../form/AccountForm.tsx';
import { PasskeyNotice } from './PasskeyNotice.tsx';
import { WrongAddress } from './WrongAddress.tsx';

/** An error of the API, or what the browser or the device refused. */
type Problem = ErrorKey | 'notSigned' | 'wrongAddress';

interface Props {
  challenge: string;
  /** The path of the page's action. */
  to: string;
}

/** A button beside the form for the code. The action receives what the device has signed, and starts the session. */
export default function SignInWithPasskey({ challenge, to }: Props) {
  const t = useTranslations('account.passkeys');
  const keepLanguage = useKeepLanguage();
  const { submit, state, data: answer } = useFetcher<FormAnswer>();
  const [asking, setAsking] = useState<'device' | Problem | null>(null);
  const sign = async () => {
    setAsking('device');
    const signed = await askDevice(challenge);
    if ('problem' in signed) return setAsking(signed.problem);
    await submit(signed, { method: 'post', action: keepLanguage(`${to}&signed=yes`) });
    setAsking(null);
  };
  const isBusy = asking === 'device' || state !== 'idle';
  const problem = isBusy ? null : (asking ?? answer?.problem);
  return (
    <>
      <PasskeyNotice>
        {problem && <SignInProblem problem={problem} retryAfterSeconds={answer?.retryAfterSeconds ?? 0} />}
      </PasskeyNotice>
      <Button weight="outlined" onClick={sign} disabled={isBusy}>
        {t('use')}
      </Button>
    </>
  );
}

function SignInProblem({ problem, retryAfterSeconds }: { problem: Problem; retryAfterSeconds: number }) {
  const t = useTranslations('account.passkeys');
  if (problem === 'notSigned') return t('notSigned');
  if (problem === 'wrongAddress') return <WrongAddress />;
  return <ProblemText problem={problem} retryAfterSeconds={retryAfterSeconds} />;
}

/** Returns the answer of the device as JSON. Without one, the person canceled, or the device does not know the passkey. */
async function askDevice(challenge: string): Promise<{ credential: string } | { problem: Problem }> {
  try {
    const { data } = await callApi('POST /auth/sign-in/passkey/begin', { body: { challenge } });
    const optionsJSON = data as PublicKeyCredentialRequestOptionsJSON;
    return { credential: JSON.stringify(await startAuthentication({ optionsJSON })) };
  } catch (error) {
    const isRefused = (error as Error).name === 'SecurityError';
    return { problem: errorKeyOf(error)?.key ?? (isRefused ? 'wrongAddress' : 'notSigned') };
  }
}
