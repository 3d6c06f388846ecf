import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDialogFromHash } from '../../../../ui/dialogs/useDialogFromHash.ts';
import type { WaitingGroup, WaitingService } from '../waiting/waitingService.ts';
import { useLoadDialogs } from './useLoadDialogs.ts';

export interface ApprovalQuestion {
  what: 'approve' | 'delete' | 'sendBack';
  /** The group of cards, or null for the table. */
  place: ServiceType | null;
  services: readonly WaitingService[];
  /** The id of the element that opened the dialog. */
  opener: string;
}

/**
 * Returns the open question, which the hash of the address names by its button: `#approve-all-FOOD`,
 * `#delete-selected-FOOD`, `#delete-FOOD-` or `#sendBack-FOOD-` and an id.
 */
export function useApprovalQuestion(groups: readonly WaitingGroup[], ticked: ReadonlySet<string>) {
  const loadDialogs = useLoadDialogs();
  const name = useLocation().hash.slice(1);
  const { show, close } = useDialogFromHash([name]);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  // A stable callback, so that memoized cards do not render again.
  const ask = useCallback((opener: string) => loadDialogs(() => latest.current(opener)), [loadDialogs]);
  return { question: readQuestion(name, groups, ticked), ask, close };
}

function readQuestion(
  opener: string,
  groups: readonly WaitingGroup[],
  ticked: ReadonlySet<string>,
): ApprovalQuestion | null {
  const [, what, several, type, id] =
    /^(approve|delete|sendBack)-(?:(all|selected)-)?([A-Z]+)(?:-(.{36}))?$/.exec(opener) ?? [];
  const group = groups.find((each) => each.type === type);
  const services = (group?.services ?? []).filter(
    (service) => several === 'all' || (several ? ticked.has(service.id) : service.id === id),
  );
  if (!group || services.length === 0) return null;
  return { what: what as ApprovalQuestion['what'], place: group.type, services, opener };
}
