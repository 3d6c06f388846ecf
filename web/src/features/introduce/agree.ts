import { type ActionFunctionArgs, type ClientActionFunctionArgs, replace } from 'react-router';
import { startOfflineLater } from '../../browser/offline/startOfflineLater.ts';
import { agreementCookie, keepAgreement } from '../../browser/storage/agreement.ts';
import { safeBack } from '../../paths.ts';

/** "I agree" as a plain form: stores the agreement in a cookie and redirects to the requested page. */
export async function agreeOnServer({ request }: ActionFunctionArgs): Promise<Response> {
  return replace(await readBack(request), { headers: { 'set-cookie': agreementCookie } });
}

/** Stores the agreement on the device, and also calls the server, because some browsers keep its cookies longer. */
export async function agreeOnDevice({ request, serverAction }: ClientActionFunctionArgs): Promise<Response> {
  const back = await readBack(request.clone());
  keepAgreement();
  // This document started before the person agreed, so it stored nothing then.
  startOfflineLater();
  try {
    await serverAction();
  } catch {
    // Ignore the response: the next page is known, and people can continue without a network.
  }
  return replace(back);
}

async function readBack(request: Request): Promise<string> {
  const form = await request.formData().catch(() => new FormData());
  const back = form.get('back');
  return safeBack(typeof back === 'string' ? back : null);
}
