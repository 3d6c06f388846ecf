import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../../../routing/rootData.ts';

/** Those who keep the list of this region. */
export function useOperator(): RootData['region']['operator'] | undefined {
  return useRouteLoaderData<RootData>('root')?.region.operator;
}
