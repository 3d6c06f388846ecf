import { buildGazetteer, type Gazetteer, type GazetteerData } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import texas from './gazetteer/texas.json' with { type: 'json' };

let built: Gazetteer | undefined;

/** The file of the gazetteer. TypeScript reads JSON tuples as arrays; scripts/places/buildGazetteer.ts writes the right types. */
export const gazetteerData = texas as unknown as GazetteerData;

/** The gazetteer of Texas. The first call builds its index in about ten milliseconds. */
export function texasGazetteer(): Gazetteer {
  built ??= buildGazetteer(gazetteerData);
  return built;
}
