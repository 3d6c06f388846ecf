import { useEffect, useState } from 'react';
import { keepChosen, readChosen } from '../../../browser/storage/mapView.ts';

/** The service chosen on the map, and where it was chosen. */
export interface Chosen {
  id: string;
  /** `beside`: from another service at the same spot; `earlier`: before this page was opened again in this session. */
  from: 'map' | 'list' | 'beside' | 'earlier';
}

export function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    const id = readChosen();
    if (id) setChosen({ id, from: 'earlier' });
  }, []);
  const choose = (next: Chosen | null) => {
    keepChosen(next?.id ?? null);
    setChosen(next);
  };
  return { chosen, choose };
}
