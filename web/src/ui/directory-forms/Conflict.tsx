import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { useEffect, useRef } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import styles from './EntryForm.module.css';

/** A field in words. */
export interface Told {
  label: string;
  value: string;
}

interface Props {
  mine: Told[];
  theirs: Told[];
  /** ISO. */
  savedAt: string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else has saved the same meanwhile: what is newer, and whose is to stand. */
export function Conflict({ mine, theirs, savedAt, onKeepMine, onTakeTheirs }: Props) {
  const t = useTranslations('directories.conflict');
  const language = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { date = '', time = '' } = savedAt ? clockText(savedAt, timeZone, language) : {};
  const differences = theirs.flatMap(({ label, value }, index) => {
    const own = mine[index]?.value ?? '';
    return own === value ? [] : [{ label, value, own }];
  });
  return (
    <div ref={place} role="alert" tabIndex={-1}>
      <Notice tone="alert">
        <p>{t('title', { date: `${date}, ${time}` })}</p>
        {differences.length === 0 && <p>{t('same')}</p>}
        <ul className={styles.differences}>
          {differences.map(({ label, value, own }) => (
            <li key={label} className={styles.difference}>
              <b>{label}</b>
              <span>{t('theirs', { value: value || t('empty') })}</span>
              <span>{t('yours', { value: own || t('empty') })}</span>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button weight="main" onClick={onKeepMine}>
            {t('keepMine')}
          </Button>
          <Button weight="outlined" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
