import { useEffect, useEffectEvent, useState } from 'react';
import { type OutboxEntry, watchOutbox } from '../../http-client/outbox/outboxStore.ts';
import { currentEntries, takeSent } from '../../http-client/outbox/sendWaiting.ts';

/** The entries of this device that wait or were refused, and follows changes. Null until they are read. */
export function useOutbox(): OutboxEntry[] | null {
  const [entries, setEntries] = useState<OutboxEntry[] | null>(null);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const all = await currentEntries().catch(() => []);
      if (isShown) setEntries(all.filter(({ state }) => state !== 'sent'));
    };
    void read();
    const end = watchOutbox(() => void read());
    return () => {
      isShown = false;
      end();
    };
  }, []);
  return entries;
}

/** Calls `onSent` in the visible tab with the number of entries that were sent in the background. */
export function useAnnounceSent(onSent: (count: number) => void): void {
  const announce = useEffectEvent(onSent);
  useEffect(() => {
    const announceSent = async () => {
      if (document.hidden) return;
      const sent = await takeSent().catch(() => []);
      if (sent.length > 0) announce(sent.length);
    };
    void announceSent();
    document.addEventListener('visibilitychange', announceSent);
    const end = watchOutbox(() => void announceSent());
    return () => {
      document.removeEventListener('visibilitychange', announceSent);
      end();
    };
  }, []);
}
