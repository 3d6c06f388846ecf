import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { account } from '../../browser/storage/account.ts';

/** By entry of the browser's history and name. In memory: typed text must leave nothing on the device. */
const states = new Map<string, unknown>();
/** A person returns through a few pages at most. */
const maxStates = 20;
let isWatching = false;

/** State of a page that a person finds again on returning to it, such as what is selected. */
export function usePageState<State>(name: string, first: State, isRemembered = true) {
  const { key: entry } = useLocation();
  const key = `${entry} ${name}`;
  const [state, setState] = useState(() => (states.has(key) ? (states.get(key) as State) : first));
  useEffect(() => {
    if (isRemembered) remember(key, state);
  }, [key, state, isRemembered]);
  return [state, setState] as const;
}

function remember(key: string, state: unknown): void {
  // The next person on this device must not find it.
  if (!isWatching) account.watch(() => account.read() || states.clear());
  isWatching = true;
  states.delete(key);
  states.set(key, state);
  const oldest = states.keys().next().value;
  if (states.size > maxStates && oldest !== undefined) states.delete(oldest);
}
