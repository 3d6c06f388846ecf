import { isPrecise, type PinPrecision } from '@amparo/domain/places/locationPrecision.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { requestPosition } from '../../../../browser/geolocation.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { useServiceField, useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import type { ServiceValues } from '../values/serviceValues.ts';

type Status =
  | ('finding' | 'found' | 'notFound' | 'failed' | 'dropped')
  | ('locating' | 'atHere' | 'nearHere' | 'farOff' | 'blocked' | 'noPosition' | 'pasted');

/** The pin is at the door if the phone knows its position so exactly, in meters. */
const DOOR_METERS = 50;
/** With less precision than this, the pin would be in another part of the town. */
const AREA_METERS = 2_000;

/**
 * The pin and the address for which it was placed. If the address changes, a pin that the search placed is removed, and the
 * server geocodes the new address on saving. A pin that the user placed stays, and a message asks to check it.
 * A position that is not exact is stored as the area that it is, until the user confirms or moves the pin.
 */
export function usePin() {
  const form = useServiceForm();
  const [status, setStatus] = useState<Status | null>(null);
  const [meters, setMeters] = useState(0);
  const { point, precision, isOutdated, set } = usePointOfAddress(() => setStatus('dropped'));
  const find = async () => {
    setStatus('finding');
    try {
      const found = await findAddress(form.read());
      if (found) set(found.point, found.precision, { isFound: true });
      setStatus(found ? (isPrecise(found.precision) ? 'found' : null) : 'notFound');
    } catch {
      setStatus('failed');
    }
  };
  const place = (next: [number, number] | null, how: Status | null = null, precision: PinPrecision = 'exact') => {
    setStatus(how);
    set(next, next && precision, { isFound: false });
  };
  const standHere = async () => {
    setStatus('locating');
    const found = await requestPosition({ isFresh: true });
    if (found.kind !== 'found') return setStatus(found.kind === 'blocked' ? 'blocked' : 'noPosition');
    setMeters(Math.ceil(found.accuracy));
    if (found.accuracy > AREA_METERS) return setStatus('farOff');
    const point: [number, number] = [roundDegrees(found.place.longitude), roundDegrees(found.place.latitude)];
    if (found.accuracy <= DOOR_METERS) place(point, 'atHere');
    else place(point, 'nearHere', 'zip');
  };
  /** What was found instead of the street. */
  const area = point && (precision === 'zip' || precision === 'city') ? precision : null;
  const shownStatus = isOutdated ? ('addressChanged' as const) : status;
  return { point, area, find, standHere, place, status: shownStatus, meters, isOutdated };
}

/** The point, and whether the address has changed since it was set. Drops a found point of another address. */
function usePointOfAddress(onDropped: () => void) {
  const [point, setPoint] = useServiceField('point');
  const [precision, setPrecision] = useServiceField('locationPrecision');
  const address = useAddress();
  const [origin, setOrigin] = useState({ address, isFound: false });
  const isOutdated = point !== null && origin.address !== address;
  const drop = useEffectEvent(() => {
    setPoint(null);
    setPrecision(null);
    onDropped();
  });
  useEffect(() => {
    if (isOutdated && origin.isFound) drop();
  }, [isOutdated, origin]);
  const set = (next: typeof point, nextPrecision: typeof precision, { isFound }: { isFound: boolean }) => {
    setOrigin({ address, isFound });
    setPoint(next);
    setPrecision(nextPrecision);
  };
  return { point, precision, isOutdated, set };
}

/** To about one meter. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

/** The address to geocode, as one text. */
function useAddress(): string {
  const address1 = useServiceValue('address1');
  const zip = useServiceValue('zip');
  const city = useServiceValue('city');
  return [address1, zip, city].map((text) => text.trim()).join('\n');
}

type Address = Pick<ServiceValues, 'address1' | 'city' | 'state' | 'zip' | 'isAddressConfidential'>;

interface FoundAddress {
  point: [number, number];
  precision: PinPrecision;
}

/** Geocodes an address. Returns null if it is unknown. Rejects with an ApiError. */
async function findAddress(draft: Address): Promise<FoundAddress | null> {
  const { address1, city, state, zip, isAddressConfidential } = draft;
  try {
    const { data } = await callApi('POST /places/geocode', {
      body: { address1, city, state, zip, isAddressConfidential },
    });
    return { point: [...data.coordinates], precision: data.precision };
  } catch (error) {
    if (errorKeyOf(error)?.key === 'NOT_FOUND') return null;
    throw error;
  }
}
