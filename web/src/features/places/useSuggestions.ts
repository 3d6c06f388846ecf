import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../browser/storage/place.ts';
import { callApi } from '../../http-client/callApi.ts';
import { findChoices, findPlace, mostChoices, type PlaceChoice } from './findPlace.ts';

/** The pause after the last key. */
const restMs = 300;

type Suggestions = { state: 'idle' | 'searching' | 'unreachable' } | { state: 'found'; choices: PlaceChoice[] };

/** Suggests places for the typed text. Ignores responses to earlier texts. */
export function useSuggestions(onPlace: (place: Place) => void) {
  const [found, setFound] = useState<Suggestions>({ state: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (keyword: string, look: () => Promise<PlaceChoice[] | null>) => {
    setFound({ state: 'searching' });
    try {
      const choices = await look();
      if (requested.current !== keyword || !choices) return;
      setFound({ state: 'found', choices: choices.slice(0, mostChoices) });
    } catch {
      if (requested.current === keyword) setFound({ state: 'unreachable' });
    }
  };
  const onType = (text: string) => {
    const keyword = text.trim().slice(0, 100);
    clearTimeout(timer.current);
    requested.current = keyword;
    if (keyword === '') setFound({ state: 'idle' });
    else timer.current = setTimeout(() => void ask(keyword, () => findChoices(callApi, keyword)), restMs);
  };
  /** The person finished typing. If the text names one place, choose it. */
  const onSubmit = (text: string) => {
    const keyword = text.trim().slice(0, 100);
    if (keyword === '') return;
    clearTimeout(timer.current);
    requested.current = keyword;
    void ask(keyword, async () => {
      const answer = await findPlace(callApi, keyword);
      if (!('place' in answer)) return answer.choices;
      if (requested.current === keyword) onPlace(answer.place);
      return null;
    });
  };
  return { found, onType, onSubmit };
}
