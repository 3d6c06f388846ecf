import { type ActionFunctionArgs, type ClientActionFunctionArgs, replace } from 'react-router';
import { agreementCookie, keepAgreement } from '../../browser/storage/agreement.ts';
import { safeBack } from '../../paths.ts';

/** "I agree" as a plain form: the mark goes into a cookie, and one is led to where one wanted to go. */
export async function agreeOnServer({ request }: ActionFunctionArgs): Promise<Response> {
  return replace(await readBack(request), { headers: { 'set-cookie': agreementCookie } });
}

/** Stores the agreement on the device, and also calls the server, because some browsers keep its cookies longer. */
export async function agreeOnDevice({ request, serverAction }: ClientActionFunctionArgs): Promise<Response> {
  const back = await readBack(request.clone());
  keepAgreement();
  try {
    await serverAction();
  } catch {
    // Its answer is the way back, which is known, or that there is no network, which must not hold anybody up.
  }
  return replace(back);
}

async function readBack(request: Request): Promise<string> {
  const form = await request.formData().catch(() => new FormData());
  const back = form.get('back');
  return safeBack(typeof back === 'string' ? back : null);
}
