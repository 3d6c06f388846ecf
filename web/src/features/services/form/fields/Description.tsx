import { useTranslations } from 'use-intl/react';
import { useDraft, useDraftStore } from '../draft/draftStore.ts';
import { isTooLong, type LongText, longest } from '../draft/longTexts.ts';
import styles from '../Form.module.css';
import { DraftArea } from './DraftText.tsx';

interface Props {
  name: LongText;
  hint?: string | undefined;
  required?: boolean;
}

/** A longer text, and how much room is left. It is not cut off: what was pasted is shortened by the person. */
export function Description({ name, ...area }: Props) {
  const t = useTranslations('serviceForm.hints');
  const [value] = useDraft(name);
  const base = useDraftStore().base();
  const limit = longest[name];
  const left = limit - value.trim().length;
  const isKept = left < 0 && !isTooLong(name, value, base);
  return (
    <div>
      <DraftArea name={name} rows={5} {...area} />
      <p className={left < 0 && !isKept ? styles.over : styles.hint} aria-live={left < 50 ? 'polite' : 'off'}>
        {isKept && t('longKept', { limit })}
        {!isKept && (left < 0 ? t('tooMany', { count: -left }) : t('left', { count: left }))}
      </p>
    </div>
  );
}
