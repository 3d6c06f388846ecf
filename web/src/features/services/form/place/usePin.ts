import { useEffect, useState } from 'react';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import { useServiceField, useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import type { ServiceValues } from '../values/serviceValues.ts';

type Told = 'finding' | 'found' | 'foundNear' | 'notFound' | 'failed' | 'dropped';

/**
 * The pin and the address it was put for. One that was found by an address goes with it, and is looked up anew on saving; one
 * that a person put stays, and they are asked to look again.
 */
export function usePin() {
  const form = useServiceForm();
  const [point, setPoint] = useServiceField('point');
  const [told, setTold] = useState<Told | null>(null);
  const address = useAddress();
  const [stood, setStood] = useState({ address, isFound: false });
  const isAway = point !== null && stood.address !== address;
  useEffect(() => {
    if (!isAway || !stood.isFound) return;
    setPoint(null);
    setTold('dropped');
  }, [isAway, stood, setPoint]);
  const find = async () => {
    setTold('finding');
    try {
      const found = await findAddress(form.read());
      if (found) {
        setStood({ address, isFound: true });
        setPoint(found.point);
      }
      setTold(found ? (found.isExact ? 'found' : 'foundNear') : 'notFound');
    } catch {
      setTold('failed');
    }
  };
  const put = (next: [number, number] | null) => {
    setStood({ address, isFound: false });
    setTold(null);
    setPoint(next);
  };
  return { point, find, put, told: isAway ? ('addressChanged' as const) : told, isAway };
}

/** What is looked up, as one text. */
function useAddress(): string {
  const address1 = useServiceValue('address1');
  const zip = useServiceValue('zip');
  const city = useServiceValue('city');
  return [address1, zip, city].map((text) => text.trim()).join('\n');
}

type Address = Pick<ServiceValues, 'address1' | 'city' | 'state' | 'zip' | 'isAddressConfidential'>;

interface FoundAddress {
  point: [number, number];
  /** Whether it is at the house or its street, rather than in the middle of the town. */
  isExact: boolean;
}

/** Where an address is; null where nobody knows. Rejects with an ApiError. */
async function findAddress(draft: Address): Promise<FoundAddress | null> {
  const { address1, city, state, zip, isAddressConfidential } = draft;
  try {
    const { data } = await callApi('POST /places/geocode', {
      body: { address1, city, state, zip, isAddressConfidential },
    });
    return { point: [...data.coordinates], isExact: data.exactness === 'ADDRESS' || data.exactness === 'STREET' };
  } catch (error) {
    if (errorKeyOf(error)?.key === 'NOT_FOUND') return null;
    throw error;
  }
}
