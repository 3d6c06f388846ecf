import type { LoadInput } from '../../../routing/load.ts';
import { serviceIdOf } from '../serviceIdOf.ts';
import { kindInPath } from './feedbackKinds.ts';
import type { FeedbackSubject } from './feedbackSubject.ts';

/** The form of an address, and the service it is about. */
export async function loadFeedback({
  callApi,
  params,
  url,
  now,
}: LoadInput): Promise<FeedbackSubject & { isAddressConfidential: boolean; now: string }> {
  const { data } = await callApi('GET /services/:id', { params: { id: serviceIdOf(params) } });
  const { id, name, phone, contactEmail: email, isAddressConfidential } = data;
  return { kind: kindInPath(url.pathname), service: { id, name, phone, email }, isAddressConfidential, now };
}
