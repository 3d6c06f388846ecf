import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { deleteOutbox } from '../../browser/storage/outbox.ts';
import { keepPlace } from '../../browser/storage/place.ts';
import { tabStorage } from '../../browser/storage/tabStorage.ts';
import styles from './LeaveQuickly.module.css';

/** A neutral page. */
const neutralPage = 'https://www.weather.gov/';
const pressesToLeave = 3;
const withinMs = 2_000;

/** Leaves at once and removes the page from the browser's history. Without scripts it is a plain link. */
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
  // The browser is already leaving. A second call would start the navigation again.
  if (document.body.hidden) return;
  // Hide the page at once, because the next one may load slowly.
  document.title = ' ';
  document.body.hidden = true;
  // The next person in this window must not see the last list, the place, or a message that waits.
  tabStorage.clear();
  keepPlace(null);
  deleteOutbox(true);
  navigator.serviceWorker?.controller?.postMessage({ type: 'left' });
  window.location.replace(neutralPage);
}

function leaveOnThirdEscape(): () => void {
  let presses: number[] = [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    presses = [...presses, event.timeStamp].filter((at) => event.timeStamp - at < withinMs);
    if (presses.length < pressesToLeave) return;
    // Esc also stops a loading page, so it would stop this navigation.
    event.preventDefault();
    leave();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
