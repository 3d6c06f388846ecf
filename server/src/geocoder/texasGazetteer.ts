import { buildGazetteer, type Gazetteer, type GazetteerData } from '@amparo/domain/places/gazetteer/gazetteer.ts';
import texas from './gazetteer/texas.json' with { type: 'json' };

let built: Gazetteer | undefined;

/** Texas, indexed at the first call (some ten milliseconds) and kept. */
export function texasGazetteer(): Gazetteer {
  // JSON has no tuples: TypeScript reads the rows as loose arrays. The builder's own types hold when the file is written.
  built ??= buildGazetteer(texas as unknown as GazetteerData);
  return built;
}
