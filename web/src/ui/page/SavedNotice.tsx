import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { shownToast, showToast } from '../../browser/toasts.ts';
import type { SavedData } from '../../http-client/callApi.ts';
import { Notice } from '../Notice.tsx';

const MINUTE_MS = 60_000;
const steps = [
  { unit: 'minute', ms: MINUTE_MS, count: 60 },
  { unit: 'hour', ms: 60 * MINUTE_MS, count: 24 },
  { unit: 'day', ms: 24 * 60 * MINUTE_MS, count: Number.POSITIVE_INFINITY },
] as const;

/** "3 hours ago" in the language of the page. Null for less than a minute. */
export function ageText(savedAt: string, now: number, language: string): string | null {
  const age = now - Date.parse(savedAt);
  if (age < MINUTE_MS) return null;
  const { unit, ms } = steps.find((step) => age < step.count * step.ms)!;
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-Math.floor(age / ms), unit);
}

/** "No network. Saved 3 hours ago.", and which counties the device has. */
export function useSavedText({ savedAt, counties }: SavedData, now: number): string {
  const t = useTranslations('offline');
  const language = useLocale();
  const age = ageText(savedAt, now, language);
  const text = age === null ? t('savedNow') : t('saved', { age });
  if (!counties) return text;
  const names = new Intl.ListFormat(language).format(counties);
  return `${text} ${t('counties', { count: counties.length, names })}`;
}

/** Says that data on the screen come from this device, and how old they are. Loads them again with the network. */
export default function SavedNotice({ saved }: { saved: SavedData }) {
  const [now, setNow] = useState(() => Date.now());
  const { revalidate } = useRevalidator();
  const t = useTranslations('offline');
  const text = useSavedText(saved, now);
  // Once: the line itself changes every minute, so it is no live region.
  const announce = useEffectEvent(() => {
    // A message on the screen is more urgent.
    if (!shownToast.read()) showToast({ text, kind: 'spoken' });
  });
  useEffect(() => announce(), []);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    const loadAgain = () => void revalidate();
    window.addEventListener('online', loadAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', loadAgain);
    };
  }, [revalidate]);
  return (
    <section aria-label={t('label')}>
      <Notice tone="quiet">
        <p>{text}</p>
      </Notice>
    </section>
  );
}
