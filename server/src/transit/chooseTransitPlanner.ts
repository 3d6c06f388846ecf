import type { BreakerLog } from '../http/external/circuitBreaker.ts';
import { ignoreCalls } from '../http/external/reportCall.ts';
import { googleRoutes } from './googleRoutes.ts';
import { openTripPlanner } from './openTripPlanner.ts';
import { noTransit, type TransitPlanner, transitPlanner } from './transitPlanner.ts';

/** `url` replaces the address of Google. OpenTripPlanner has no usual address. */
export type TransitSettings =
  | { kind: 'none' }
  | { kind: 'opentripplanner'; url: string }
  | { kind: 'google'; key: string; url: string | undefined };

export function chooseTransitPlanner(settings: TransitSettings, log: BreakerLog, report = ignoreCalls): TransitPlanner {
  if (settings.kind === 'none') return noTransit;
  if (settings.kind === 'opentripplanner') return transitPlanner(openTripPlanner(settings.url), log, report);
  return transitPlanner(googleRoutes(settings.key, settings.url), log, report);
}
