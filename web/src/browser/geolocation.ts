import type { Place } from './storage/place.ts';
import { tabStorage } from './storage/tabStorage.ts';

type Asked = { kind: 'found'; place: Place } | { kind: 'blocked' } | { kind: 'failed' };

const blockFlag = 'location-blocked';

/** Whether the device has refused, in this session, to tell where it is (spec §3). */
export function isLocationBlocked(): boolean {
  return tabStorage.read(blockFlag) === 'true';
}

/**
 * The device's own position, asked for only when tapped, and no more in a session in which it was refused, until the settings
 * are changed (spec §4).
 */
export async function askPosition(): Promise<Asked> {
  if (!('geolocation' in navigator)) return blocked();
  if (isLocationBlocked() && (await isStillRefused())) return { kind: 'blocked' };
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        tabStorage.keep(blockFlag, null);
        resolve({ kind: 'found', place: { longitude, latitude, label: '' } });
      },
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? blocked() : { kind: 'failed' }),
      { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 },
    );
  });
}

function blocked(): Asked {
  tabStorage.keep(blockFlag, 'true');
  return { kind: 'blocked' };
}

/** False where the browser does not tell: then it answers by itself, without a question. */
async function isStillRefused(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied';
  } catch {
    return false;
  }
}
