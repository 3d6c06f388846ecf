import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { ShortcutHelp } from '../../../../ui/keyboard/ShortcutHelp.tsx';

interface Props {
  table: RefObject<HTMLTableElement | null>;
  onEdit: (id: string) => void;
}

/** The keys of the table: j and k move, x selects, e edits beside the table, / searches. Enter opens the focused link. */
export function TableKeys({ table, onEdit }: Props) {
  const t = useTranslations('manage.table.keys');
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const focusedRow = () => document.activeElement?.closest('tbody tr') ?? null;
  const move = (by: number) => () => {
    const all = links();
    const row = focusedRow();
    const at = all.findIndex((link) => row?.contains(link));
    all[Math.max(0, Math.min(at + by, all.length - 1))]?.focus();
  };
  const idOfRow = () => focusedRow()?.querySelector<HTMLElement>('[data-row]')?.dataset.row;
  const shortcuts = {
    j: move(1),
    k: move(-1),
    x: () => focusedRow()?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
    e: () => {
      const id = idOfRow();
      if (id) onEdit(id);
    },
    '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
  };
  const keys = [
    { keys: ['j', 'k'], action: t('move') },
    { keys: ['x'], action: t('select') },
    { keys: ['Enter'], action: t('open') },
    { keys: ['e'], action: t('edit') },
    { keys: ['/'], action: t('search') },
  ];
  return <ShortcutHelp keys={keys} shortcuts={shortcuts} />;
}
