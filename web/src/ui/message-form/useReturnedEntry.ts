import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { type OutboxEntry, type OutboxKind, outboxStore } from '../../http-client/outbox/outboxStore.ts';

/** The state of a link that opens the form of a refused entry. */
export interface ReturnState {
  returned: string;
}

/** Calls `onReturned` if the person opened this form from a message that was not sent. */
export function useReturnedEntry(kind: OutboxKind, onReturned: (entry: OutboxEntry) => void): void {
  const { returned } = (useLocation().state as Partial<ReturnState> | null) ?? {};
  const show = useEffectEvent(onReturned);
  useEffect(() => {
    if (returned === undefined) return;
    let isShown = true;
    const find = async () => {
      const entry = await outboxStore.find(returned).catch(() => undefined);
      if (isShown && entry?.state === 'refused' && entry.kind === kind) show(entry);
    };
    void find();
    return () => {
      isShown = false;
    };
  }, [returned, kind]);
}
