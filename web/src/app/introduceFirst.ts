import { type MiddlewareFunction, redirect } from 'react-router';
import { hasAgreedOnDevice } from '../browser/agreement.ts';
import { introductionFor } from './firstVisit.ts';

/** On the device, too, a link out of the introduction leads no further than back to it. */
export const introduceFirst: MiddlewareFunction = ({ request, url }) => {
  const asked = { method: request.method, address: url.pathname + url.search, userAgent: navigator.userAgent };
  const first = introductionFor({ ...asked, hasAgreed: hasAgreedOnDevice() });
  if (first) throw redirect(first);
};
