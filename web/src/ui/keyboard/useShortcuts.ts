import { useEffect, useEffectEvent } from 'react';
import { useShortcutSetting } from './shortcutSetting.ts';
import { isTyping } from './takeFocus.ts';

/** The work of single keys. A key without work does what the browser does. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Single keys act on the whole page, but not while a person types, or while a dialog is open. A key that is held acts
 * once.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const areOn = useShortcutSetting();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = shortcuts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.repeat || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!areOn) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [areOn]);
}

/** Some dialogs stay in the page after they close, so that their input survives, or while they disappear. */
function isDialogOpen(): boolean {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
  return dialogs.some((dialog) => !dialog.hidden && !dialog.hasAttribute('data-closed'));
}
