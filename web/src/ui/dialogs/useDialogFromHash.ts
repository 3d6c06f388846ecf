import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Which of these dialogs is open: the one named behind `#` in the address. So the phone's own way back closes it, as people
 * expect, and loading the page again opens it again.
 */
export function useDialogFromHash<Name extends string>(names: readonly Name[]) {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const open = names.find((name) => hash === `#${name}`) ?? null;
  // Going back takes a moment, in which Esc may be pressed again: one step back is enough.
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
