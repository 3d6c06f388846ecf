import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { Notice } from '../../ui/Notice.tsx';

const MINUTE_MS = 60_000;
const steps = [
  { unit: 'minute', ms: MINUTE_MS, count: 60 },
  { unit: 'hour', ms: 60 * MINUTE_MS, count: 24 },
  { unit: 'day', ms: 24 * 60 * MINUTE_MS, count: Number.POSITIVE_INFINITY },
] as const;

/** "3 hours ago" in the language of the page. */
export function ageText(savedAt: string, now: number, language: string): string {
  const age = Math.max(0, now - Date.parse(savedAt));
  const { unit, ms } = steps.find((step) => age < step.count * step.ms)!;
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-Math.floor(age / ms), unit);
}

/** Says that the page shows stored data, and how old they are. */
export default function SavedNotice({ savedAt }: { savedAt: string }) {
  const t = useTranslations('offline');
  const language = useLocale();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status">
      <Notice tone="quiet">
        <p>{t('saved', { age: ageText(savedAt, now, language) })}</p>
      </Notice>
    </div>
  );
}
