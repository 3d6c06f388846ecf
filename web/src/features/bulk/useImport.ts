import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../http-client/callApi.ts';
import { useErrorToast } from '../../routing/useErrorToast.ts';
import type { FormImportAnswer } from './importByForm.ts';
import { type ImportAnswer, sendTable } from './sendTable.ts';

/** Checks and imports without reloading the page. `sent` is the answer to a form from before hydration. */
export function useImport(sent: FormImportAnswer | undefined) {
  const [answer, setAnswer] = useState<ImportAnswer | undefined>(sent);
  const [busy, setBusy] = useState<'checking' | 'applying' | null>(null);
  const showError = useErrorToast();
  const checked = useRef<Uint8Array<ArrayBuffer> | null>(null);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answer) result.current?.focus();
  }, [answer]);

  const send = async (form: FormData, doing: 'checking' | 'applying') => {
    if (busy) return;
    setBusy(doing);
    try {
      const seen = doing === 'applying' ? String(form.get('seen')) : null;
      const bytes =
        doing === 'applying' ? (checked.current ?? decode(form.get('content'))) : await read(form.get('file'));
      checked.current = bytes;
      setAnswer(await sendTable(callApi, { what: form.get('what'), bytes, seen }));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(null);
    }
  };
  const onSubmit = (doing: 'checking' | 'applying') => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget), doing);
  };
  const content = answer === sent ? (sent?.content ?? null) : null;
  return { answer, content, busy, result, onSubmit };
}

async function read(file: FormDataEntryValue | null): Promise<Uint8Array<ArrayBuffer> | null> {
  if (file === null || typeof file === 'string' || file.name === '') return null;
  return new Uint8Array(await file.arrayBuffer());
}

function decode(content: FormDataEntryValue | null): Uint8Array<ArrayBuffer> | null {
  return typeof content === 'string' ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) : null;
}
