import { buildGazetteer, type Gazetteer, type GazetteerData } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import texas from './gazetteer/texas.json' with { type: 'json' };

let built: Gazetteer | undefined;

/** The gazetteer of Texas. The first call builds its index in about ten milliseconds. */
export function texasGazetteer(): Gazetteer {
  // TypeScript reads JSON tuples as arrays. scripts/places/buildGazetteer.ts writes the file with the right types.
  built ??= buildGazetteer(texas as unknown as GazetteerData);
  return built;
}
