import { useEffect, useRef } from 'react';
import { callApi } from '../../../../http-client/callApi.ts';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';

/** A typed ZIP code fills in city and county, unless the user typed them. */
export function useFillByZip(): void {
  const form = useServiceForm();
  const zip = useServiceValue('zip');
  const filled = useRef({ zip, city: '', county: '' });
  useEffect(() => {
    const code = zip.trim().slice(0, 5);
    if (!/^\d{5}$/.test(code) || code === filled.current.zip.slice(0, 5)) return;
    filled.current.zip = code;
    let isCurrent = true;
    findZip(code).then((found) => {
      if (!found || !isCurrent) return;
      const { city, county } = form.read();
      if (city === '' || city === filled.current.city) form.change('city', found.city);
      if (county === '' || county === filled.current.county) form.change('county', found.county);
      filled.current = { zip: code, ...found };
    });
    return () => {
      isCurrent = false;
    };
  }, [zip, form]);
}

/** Without a network, the user types them. */
async function findZip(keyword: string): Promise<{ city: string; county: string } | null> {
  try {
    const { data } = await callApi('POST /services/search-city-or-zip', { body: { keyword } });
    const found = data.zips.find(({ code }) => code === keyword);
    return found ? { city: found.city, county: found.county } : null;
  } catch {
    return null;
  }
}
