import { countKudos } from './checkWrites.ts';
import type { Deployment } from './deployment.ts';
import { emptyLedger, Visitors } from './visitors.ts';

/** Prepares visitors of a deployment, and the counts that later checks compare with. */
export async function visit(deployment: Deployment) {
  const { origin } = deployment.balancer;
  const { data } = await (await fetch(`${origin}/api/services?limit=40`)).json();
  const ids: string[] = data.map(({ id }: { id: string }) => id);
  const ledger = emptyLedger();
  const visitors = new Visitors({ origin, ledger, ids, token: await deployment.administrator() });
  return { visitors, ledger, ids, before: { kudos: await countKudos(deployment.pool) } };
}
