import { useEffect, useState } from 'react';
import { useServiceField, useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import { findAddress } from './findAddress.ts';

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
