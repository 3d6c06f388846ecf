import { useTranslations } from 'use-intl/react';
import { useDraft } from '../draft/draftStore.ts';
import styles from '../Form.module.css';
import { DraftArea } from './DraftText.tsx';

interface Props {
  name: 'description' | 'descriptionEs';
  limit: number;
  hint?: string | undefined;
  required?: boolean;
}

/** A longer text, and how much room is left. It is not cut off: what was pasted is shortened by the person. */
export function Description({ name, limit, ...area }: Props) {
  const t = useTranslations('serviceForm.hints');
  const [value] = useDraft(name);
  const left = limit - value.trim().length;
  return (
    <div>
      <DraftArea name={name} rows={5} {...area} />
      <p className={left < 0 ? styles.over : styles.hint} aria-live={left < 50 ? 'polite' : 'off'}>
        {left < 0 ? t('tooMany', { count: -left }) : t('left', { count: left })}
      </p>
    </div>
  );
}
