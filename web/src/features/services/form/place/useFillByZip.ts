import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../../http-client/callApi.ts';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';

/**
 * A typed ZIP code fills in city and county, unless the user typed them, and the state if it is one of the region. Returns the code if it is unknown.
 */
export function useFillByZip(states: readonly string[]): string | null {
  const form = useServiceForm();
  const zip = useServiceValue('zip');
  const filled = useRef({ zip, city: '', county: '' });
  const [unknown, setUnknown] = useState<string | null>(null);
  useEffect(() => {
    const code = zip.trim().slice(0, 5);
    if (!/^\d{5}$/.test(code) || code === filled.current.zip.slice(0, 5)) return;
    filled.current.zip = code;
    let isCurrent = true;
    findZip(code).then((found) => {
      if (!isCurrent) return;
      setUnknown(found === 'unknown' ? code : null);
      if (!found || found === 'unknown') return;
      const { city, county } = form.read();
      if (city === '' || city === filled.current.city) form.change('city', found.city);
      if (county === '' || county === filled.current.county) form.change('county', found.county);
      if (states.includes(found.state)) form.change('state', found.state);
      filled.current = { zip: code, city: found.city, county: found.county };
    });
    return () => {
      isCurrent = false;
    };
  }, [zip, form, states]);
  return unknown !== null && zip.trim().startsWith(unknown) ? unknown : null;
}

/** Without a network, the user types them. */
async function findZip(keyword: string): Promise<{ city: string; county: string; state: string } | 'unknown' | null> {
  try {
    const { data } = await callApi('POST /services/search-city-or-zip', { body: { keyword } });
    const found = data.zips.find(({ code }) => code === keyword);
    return found ? { city: found.city, county: found.county, state: found.state } : 'unknown';
  } catch {
    return null;
  }
}
