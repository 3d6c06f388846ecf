import { administratorOf } from '../../server/src/app/test-kit/testAdministrator.ts';
import { sumLikes } from '../speed/mixedLoad.ts';
import type { Deployment } from './deployment.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { Visitors } from './visitors.ts';

export interface PreparedVisitors {
  visitors: Visitors;
  ledger: Ledger;
  ids: string[];
  kudosBefore: number;
}

/** Prepares visitors of a deployment, and the counts that later checks compare with. */
export async function prepareVisitors(deployment: Deployment): Promise<PreparedVisitors> {
  const { origin } = deployment.balancer;
  const { data } = await (await fetch(`${origin}/api/services?limit=40`)).json();
  const ids: string[] = data.map(({ id }: { id: string }) => id);
  const ledger = emptyLedger();
  const visitors = new Visitors({ origin, ledger, ids, token: await administratorOf(deployment) });
  return { visitors, ledger, ids, kudosBefore: await sumLikes(deployment.database.pool) };
}
