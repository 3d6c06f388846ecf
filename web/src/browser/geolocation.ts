import type { Place } from './storage/place.ts';
import { tabStorage } from './storage/tabStorage.ts';

/** `accuracy`: the position may be wrong by so many meters. */
type PositionResult = { kind: 'found'; place: Place; accuracy: number } | { kind: 'blocked' } | { kind: 'failed' };

const blockFlag = 'location-blocked';

/** True after the person refused in this session to share the position (spec §3). */
export function isLocationBlocked(): boolean {
  return tabStorage.read(blockFlag) === 'true';
}

/**
 * Returns the position of the device, which may be ten seconds old unless it must be `isFresh`. Asks only after a tap, and
 * not again in a session in which the person refused (spec §4).
 */
export async function requestPosition({ isFresh = false } = {}): Promise<PositionResult> {
  if (!('geolocation' in navigator)) return blocked();
  if (isLocationBlocked() && (await isStillRefused())) return { kind: 'blocked' };
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        tabStorage.keep(blockFlag, null);
        resolve({ kind: 'found', place: { longitude, latitude, label: '' }, accuracy });
      },
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? blocked() : { kind: 'failed' }),
      { enableHighAccuracy: true, maximumAge: isFresh ? 0 : 10_000, timeout: 20_000 },
    );
  });
}

function blocked(): PositionResult {
  tabStorage.keep(blockFlag, 'true');
  return { kind: 'blocked' };
}

/** Returns false if the browser cannot say. The request for the position then fails without a question. */
async function isStillRefused(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied';
  } catch {
    return false;
  }
}
