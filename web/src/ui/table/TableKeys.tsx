import { useTranslations } from 'use-intl/react';
import { closeToast, shownToast } from '../../browser/toasts.ts';
import { ShortcutHelp } from '../keyboard/ShortcutHelp.tsx';
import { rowOf } from './useSidePanel.ts';

/** A key that acts on the item beside the table, or on the row with the focus if none is open. */
export interface RowKey {
  key: string;
  /** What it does, for the help. */
  action: string;
  act: (id: string) => void;
}

interface Props {
  /** What Enter does, for the help. The focused link does it. */
  enter: string;
  /** The item beside the table, if one is open. */
  openId: string | null;
  onOpen: (id: string) => void;
  /** Whether a form for it is open. Keys must not act on what the form changes, or replace it. */
  isForm: boolean;
  rowKeys: readonly RowKey[];
  /** Whether no row can be selected. Undo stays: it does what the button of the last message does. */
  isReadOnly?: boolean;
}

/**
 * The keys of a table: j and k move, and show the next item while one is open beside the table; x selects, u undoes,
 * / searches, and what a feature adds.
 */
export function TableKeys({ enter, openId, onOpen, isForm, rowKeys, isReadOnly = false }: Props) {
  const t = useTranslations('table.keys');
  const currentId = () => openId ?? focusedRow()?.querySelector<HTMLElement>('[data-row]')?.dataset.row;
  const move = (by: number) => () => {
    const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const id = currentId();
    const at = links.findIndex((link) => link.dataset.row === id);
    const next = links[Math.max(0, Math.min(at + by, links.length - 1))];
    const nextId = next?.dataset.row;
    if (openId && nextId) {
      next.scrollIntoView({ block: 'nearest' });
      onOpen(nextId);
    } else next?.focus();
  };
  const forRow = (act: (id: string) => void) => () => {
    const id = currentId();
    if (id) act(id);
  };
  const search = () => document.querySelector<HTMLElement>('main input[type=search]')?.focus();
  const actions = {
    j: move(1),
    k: move(-1),
    ...(!isReadOnly && {
      x: forRow((id) => rowOf(id)?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click()),
    }),
    u: undoLast,
    ...Object.fromEntries(rowKeys.map(({ key, act }) => [key, forRow(act)])),
  };
  const keys = [
    { keys: ['j', 'k'], action: t('move') },
    ...(isReadOnly ? [] : [{ keys: ['x'], action: t('select') }]),
    { keys: ['Enter'], action: enter },
    ...rowKeys.map(({ key, action }) => ({ keys: [key], action })),
    { keys: ['u'], action: t('undo') },
    { keys: ['/'], action: t('search') },
  ];
  return (
    <p className="table-note">
      <ShortcutHelp keys={keys} shortcuts={{ ...(!isForm && actions), '/': search }} />
    </p>
  );
}

function focusedRow(): Element | null {
  return document.activeElement?.closest('tbody tr') ?? null;
}

/** Does what the button of the last message does. */
function undoLast(): void {
  const action = shownToast.read()?.action;
  if (!action) return;
  closeToast();
  action.act();
}
