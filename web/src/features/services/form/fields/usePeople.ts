import { useEffect, useState } from 'react';
import { callApi } from '../../../../http-client/callApi.ts';

interface Found {
  id: string;
  email: string;
  displayName: string;
}

/** Spec §9. */
const delayMs = 1_000;
const limit = 25;

/** People whose name, e-mail or phone contains what was typed, a moment after the last key; null until something was. */
export function usePeople(typed: string) {
  const words = typed.trim();
  const [answer, setAnswer] = useState<{ words: string; people: Found[] } | null>(null);
  useEffect(() => {
    if (words === '') return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const people = await find(words);
      if (isWanted) setAnswer({ words, people });
    }, delayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  const isAnswered = answer?.words === words;
  return { people: words !== '' && isAnswered ? answer.people : null, isSearching: words !== '' && !isAnswered };
}

/** Without a network nobody is found, and the next key tries again. */
async function find(q: string): Promise<Found[]> {
  try {
    return (await callApi('GET /users', { query: { q, limit } })).data;
  } catch {
    return [];
  }
}
