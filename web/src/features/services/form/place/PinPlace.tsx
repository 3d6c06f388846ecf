import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../../http-client/errorKeyOf.ts';
import styles from '../layout/Form.module.css';

interface PinnedPlace {
  address1: string;
  city: string;
  county: string;
  zip: string;
}

const delayMs = 500;

/** The address at the pin. */
export function PinPlace({ point: [longitude, latitude] }: { point: [number, number] }) {
  const t = useTranslations('serviceForm.map');
  const [place, setPlace] = useState<PinnedPlace | 'nowhere' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await placeAt(longitude, latitude);
      if (isCurrent) setPlace(found);
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [longitude, latitude]);
  return (
    <p role="status" className={styles.hint}>
      {place === 'nowhere'
        ? t('pinNearNoTown')
        : place && t(place.address1 ? 'pinAtDoor' : 'pinNearTown', { ...place })}
    </p>
  );
}

/** Null if the request failed. */
async function placeAt(longitude: number, latitude: number): Promise<PinnedPlace | 'nowhere' | null> {
  try {
    const { data } = await callApi('GET /places/reverse', { query: { coordinate: `${longitude}|${latitude}` } });
    return { address1: data.address1, city: data.city, county: data.county, zip: data.zip };
  } catch (error) {
    return errorKeyOf(error)?.key === 'NOT_FOUND' ? 'nowhere' : null;
  }
}
