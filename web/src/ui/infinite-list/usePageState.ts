import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** By entry of the browser's history and name. In memory: typed text must leave nothing on the device. */
const states = new Map<string, unknown>();

/** State of a page that a person finds again on returning to it, such as what is selected. */
export function usePageState<State>(name: string, first: State, isRemembered = true) {
  const { key: entry } = useLocation();
  const key = `${entry} ${name}`;
  const [state, setState] = useState(() => (states.has(key) ? (states.get(key) as State) : first));
  useEffect(() => {
    if (isRemembered) states.set(key, state);
  }, [key, state, isRemembered]);
  return [state, setState] as const;
}
