import { useEffect, useRef } from 'react';
import { callApi } from '../../../../http-client/callApi.ts';
import { useDraft, useDraftStore } from '../draft/draftStore.ts';

const delayMs = 800;

/**
 * Chooses the sub-types that name and summary speak of, until the person chooses any; the lexicon that knows stays on the
 * server. Answers what is to be called when they do.
 */
export function useProposedSubTypes(): () => void {
  const store = useDraftStore();
  const [name] = useDraft('name');
  const [serviceSummary] = useDraft('serviceSummary');
  const [type] = useDraft('type');
  const isOwnChoice = useRef(store.read().subTypes.length > 0);
  useEffect(() => {
    if (isOwnChoice.current || type.length === 0 || !name.trim()) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const body = { name: name.slice(0, 200), serviceSummary: serviceSummary.slice(0, 500), type };
      // Without a network nothing is proposed; the server does so as it is saved.
      const answer = await callApi('POST /services/propose-sub-types', { body }).catch(() => null);
      if (answer && isWanted && !isOwnChoice.current) store.set({ subTypes: answer.data });
    }, delayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, serviceSummary, type, store]);
  return () => {
    isOwnChoice.current = true;
  };
}
