import { BeginPasskeyInput } from '@amparo/domain/account/passkeys/passkeyInput.ts';
import { BeginSecondFactorInput, CodeInput } from '@amparo/domain/account/secondFactorInput.ts';
import type { CallApi } from '@amparo/domain/callApi.ts';
import type { ActionFunctionArgs } from 'react-router';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { formErrors } from '../../../http-client/formErrors.ts';
import { visitContext } from '../../../http-client/visit.ts';
import { assertSameOrigin } from '../../../routing/assertSameOrigin.ts';
import { answerOf, type FormAnswer, readForm, refused, refusedBy, typedIn } from '../../../routing/formAnswer.ts';

/** The steps that the address of the profile page names (`?factor=begin`). */
export const factorSteps = [
  ...(['begin', 'turnOn', 'renewCodes', 'turnOff'] as const),
  ...(['beginPasskey', 'addPasskey', 'removePasskey'] as const),
] as const;
export type FactorStep = (typeof factorSteps)[number];

export interface FactorAnswer extends FormAnswer {
  step: FactorStep;
  /** The page shows them once, after they were created. */
  recoveryCodes?: string[];
}

function readStep({ searchParams }: URL): FactorStep | undefined {
  return factorSteps.find((step) => step === searchParams.get('factor'));
}

export async function actOnFactorOnServer({ request, context, url }: ActionFunctionArgs) {
  assertSameOrigin(request);
  const { callApi } = context.get(visitContext);
  const form = typedIn(await readForm(request));
  const step = readStep(url);
  // Only scripts can ask the device.
  if (step === 'addPasskey') return withStep(refused(form, { problem: 'PASSKEY_INVALID' }), url);
  const schema = step === 'begin' ? BeginSecondFactorInput : step === 'beginPasskey' ? BeginPasskeyInput : CodeInput;
  const errors = formErrors(schema, form);
  if (Object.keys(errors).length > 0) return withStep(refused(form, { problem: 'VALIDATION', errors }), url);
  return run(callApi, form, url);
}

/** The form has validated the input. */
export async function actOnFactorOnDevice({ request, url }: ActionFunctionArgs) {
  return run(callApi, typedIn(await readForm(request)), url);
}

async function run(callApi: CallApi, form: Record<string, string>, url: URL) {
  const step = readStep(url);
  const { code = '', password } = form;
  try {
    const done: Partial<FactorAnswer> = {};
    if (step === 'begin') await callApi('POST /auth/second-factor', { body: password ? { password } : {} });
    if (step === 'turnOn')
      done.recoveryCodes = (await callApi('PUT /auth/second-factor', { body: { code } })).data.recoveryCodes;
    if (step === 'renewCodes') {
      const { data } = await callApi('POST /auth/second-factor/recovery-codes', { body: { code } });
      done.recoveryCodes = data.recoveryCodes;
    }
    if (step === 'turnOff') await callApi('POST /auth/second-factor/turn-off', { body: { code } });
    await changePasskeys(callApi, { step, form, url });
    return { ...answerOf({}), step, ...done };
  } catch (error) {
    return withStep(refusedBy(error, form), url);
  }
}

/** `passkey` of the address is the passkey to remove. The form has the new one as JSON. */
async function changePasskeys(
  callApi: CallApi,
  { step, form, url }: { step: FactorStep | undefined; form: Record<string, string>; url: URL },
): Promise<void> {
  const { code = '', name = '', credential = '' } = form;
  const id = url.searchParams.get('passkey') ?? '';
  if (step === 'beginPasskey') await callApi('POST /auth/passkeys/begin', { body: { name, code } });
  if (step === 'addPasskey') await callApi('POST /auth/passkeys', { body: { credential: JSON.parse(credential) } });
  if (step === 'removePasskey') await removePasskey(callApi, id, code);
}

/** Another request may have removed it already. */
async function removePasskey(callApi: CallApi, id: string, code: string): Promise<void> {
  try {
    await callApi('POST /auth/passkeys/:id/remove', { params: { id }, body: { code } });
  } catch (error) {
    if (errorKeyOf(error)?.key !== 'NOT_FOUND') throw error;
  }
}

/** The page has other forms too, and must know to which one an answer belongs. */
function withStep(answer: ReturnType<typeof refused>, url: URL) {
  return { ...answer, data: { ...answer.data, step: readStep(url) } };
}
