import { useEffect, useState } from 'react';
import { keepChosen, readChosen } from '../../../browser/storage/mapView.ts';

/** The service chosen on the map, and where it was chosen. */
export interface Chosen {
  id: string;
  /** `beside`: from its neighbor at the same spot; `earlier`: in this session, before coming back. */
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
