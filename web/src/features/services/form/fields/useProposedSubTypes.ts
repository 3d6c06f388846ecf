import { useEffect, useRef } from 'react';
import { callApi } from '../../../../http-client/callApi.ts';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';

const delayMs = 800;

/**
 * Chooses sub-types by the words of name and summary, until the user chooses some. The lexicon stays on the server. Returns the
 * function to call when the user chooses.
 */
export function useProposedSubTypes(): () => void {
  const form = useServiceForm();
  const name = useServiceValue('name');
  const serviceSummary = useServiceValue('serviceSummary');
  const type = useServiceValue('type');
  const isOwnChoice = useRef(form.read().subTypes.length > 0);
  useEffect(() => {
    if (isOwnChoice.current || type.length === 0 || !name.trim()) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const body = { name: name.slice(0, 200), serviceSummary: serviceSummary.slice(0, 500), type };
      // Without a network there is no proposal; the server makes one when it saves.
      const answer = await callApi('POST /services/propose-sub-types', { body }).catch(() => null);
      if (answer && isWanted && !isOwnChoice.current) form.change('subTypes', answer.data);
    }, delayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, serviceSummary, type, form]);
  return () => {
    isOwnChoice.current = true;
  };
}
