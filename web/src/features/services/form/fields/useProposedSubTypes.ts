import { useEffect, useRef } from 'react';
import { callApi } from '../../../../http-client/callApi.ts';
import { useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';

const delayMs = 800;

/**
 * Chooses sub-types by the name and the summary until the user chooses some. The server proposes them, because it has the
 * lexicon. Returns the function to call when the user chooses.
 */
export function useProposedSubTypes(): () => void {
  const form = useServiceForm();
  const name = useServiceValue('name');
  const english = useServiceValue('serviceSummary');
  const spanish = useServiceValue('serviceSummaryEs');
  const serviceSummary = english || spanish;
  const type = useServiceValue('type');
  const isOwnChoice = useRef(form.read().subTypes.length > 0);
  useEffect(() => {
    if (isOwnChoice.current || type.length === 0 || !name.trim()) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const body = { name: name.slice(0, 200), serviceSummary: serviceSummary.slice(0, 500), type };
      // Without a network there is no proposal; the server makes one when it saves.
      const answer = await callApi('POST /services/propose-sub-types', { body }).catch(() => null);
      if (answer && isCurrent && !isOwnChoice.current) form.change('subTypes', answer.data);
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, serviceSummary, type, form]);
  return () => {
    isOwnChoice.current = true;
  };
}
