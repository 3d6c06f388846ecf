import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { tabStorage } from '../../browser/storage/tabStorage.ts';
import styles from './LeaveQuickly.module.css';

/** A page that nobody asks about. */
const neutralPage = 'https://www.weather.gov/';
const pressesToLeave = 3;
const withinMs = 2_000;

/** Leaves at once; the page it was on cannot be come back to. Without scripts it is a plain link. */
export function LeaveQuickly() {
  const t = useTranslations('shell');
  useEffect(leaveOnThirdEscape, []);
  return (
    <a
      href={neutralPage}
      rel="noreferrer"
      className={styles.leave}
      title={t('leaveQuicklyHint')}
      onClick={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <LogOut size={16} aria-hidden />
      {t('leaveQuickly')}
    </a>
  );
}

function leave(): void {
  // Already going: asking again would only begin anew.
  if (document.body.hidden) return;
  // The next page may be slow to come: until then there is nothing to see.
  document.title = ' ';
  document.body.hidden = true;
  // Whoever opens the app next in this window is not shown what was looked at last.
  tabStorage.clear();
  window.location.replace(neutralPage);
}

function leaveOnThirdEscape(): () => void {
  let presses: number[] = [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    presses = [...presses, event.timeStamp].filter((at) => event.timeStamp - at < withinMs);
    if (presses.length < pressesToLeave) return;
    // The key also stops a page that is loading, as the neutral one now is.
    event.preventDefault();
    leave();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
