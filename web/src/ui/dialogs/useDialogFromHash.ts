import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Returns the open dialog, which the address names after `#`. The phone's back button then closes it, and a reload
 * opens it again.
 */
export function useDialogFromHash<Name extends string>(names: readonly Name[]) {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const open = names.find((name) => hash === `#${name}`) ?? null;
  // Going back takes a moment. Ignore a second Esc meanwhile, because it would go back twice.
  const closedAt = useRef('');
  useEffect(() => {
    if (!open) closedAt.current = '';
  }, [open]);
  const show = (name: Name) =>
    navigate({ pathname, search, hash: name }, { state: { isOpenedHere: true }, preventScrollReset: true });
  const close = () => {
    if (closedAt.current === key) return;
    closedAt.current = key;
    const isOpenedHere = (state as { isOpenedHere?: boolean } | null)?.isOpenedHere;
    if (isOpenedHere) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return { open, show, close };
}
