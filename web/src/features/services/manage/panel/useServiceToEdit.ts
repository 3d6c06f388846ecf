import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { onDevice } from '../../../../routing/load.ts';
import { formMessages, loadEditForm, type ServiceFormData } from '../../form/loadForm.ts';

const loadForm = withMessages(formMessages, onDevice(loadEditForm));

interface Loaded {
  data: ServiceFormData | null;
  /** Why the service cannot be edited. */
  problem: string | null;
}

/**
 * Loads what the form's own page loads. Not by a fetcher of the router: its error would replace the whole list by an
 * error page.
 */
export function useServiceToEdit(id: string, address: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ data: null, problem: null });
  const navigate = useNavigate();
  const follow = useEffectEvent((to: string) => void navigate(to));
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loaded) => isCurrent && setLoaded(next);
    const fail = (error: unknown) => {
      // The session has ended, or the service was merged into another one.
      const to = error instanceof Response && error.headers.get('location');
      if (to && isCurrent) follow(to);
      else show({ data: null, problem: keyOf(error) });
    };
    void loadForm({ params: { id }, url: new URL(address, window.location.href) }).then(
      (data) => show({ data, problem: null }),
      fail,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, address]);
  return loaded;
}

/** The key of an error that `onDevice` threw. */
function keyOf(error: unknown): string {
  const { data } = (error ?? {}) as { data?: { key?: string } };
  return data?.key ?? 'INTERNAL';
}
