import { paths } from '../../../paths.ts';
import type { ActInput, Outcome } from '../../../routing/act.ts';
import { serviceIdOf } from '../serviceIdOf.ts';

/** Says that all is still right, by the token in the address; only a button does so: those who look into mail open links. */
export async function confirmService({ callApi, url }: ActInput): Promise<Outcome> {
  const id = serviceIdOf({ id: url.pathname.split('/')[2] });
  const token = url.searchParams.get('token') ?? '';
  await callApi('POST /services/:id/confirm', { params: { id }, body: { token } });
  return { to: `${paths.confirm(id)}?done=yes` };
}
