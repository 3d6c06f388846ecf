import { useEffect, useRef } from 'react';
import { callApi } from '../../../../http-client/callApi.ts';
import { useDraft, useDraftStore } from '../draft/draftStore.ts';

/** A ZIP code that is typed fills in its city and county, where they are empty or were filled in so before. */
export function useFillByZip(): void {
  const store = useDraftStore();
  const [zip] = useDraft('zip');
  const filled = useRef({ zip, city: '', county: '' });
  useEffect(() => {
    const code = zip.trim().slice(0, 5);
    if (!/^\d{5}$/.test(code) || code === filled.current.zip.slice(0, 5)) return;
    filled.current.zip = code;
    let isWanted = true;
    findZip(code).then((found) => {
      if (!found || !isWanted) return;
      const { city, county } = store.read();
      const change = {
        ...((city === '' || city === filled.current.city) && { city: found.city }),
        ...((county === '' || county === filled.current.county) && { county: found.county }),
      };
      filled.current = { zip: code, ...found };
      store.set(change);
    });
    return () => {
      isWanted = false;
    };
  }, [zip, store]);
}

/** Without a network it is typed by hand. */
async function findZip(keyword: string): Promise<{ city: string; county: string } | null> {
  try {
    const { data } = await callApi('POST /services/search-city-or-zip', { body: { keyword } });
    const found = data.zips.find(({ code }) => code === keyword);
    return found ? { city: found.city, county: found.county } : null;
  } catch {
    return null;
  }
}
