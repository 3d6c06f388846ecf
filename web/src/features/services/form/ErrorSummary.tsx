import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Notice } from '../../../ui/Notice.tsx';
import { inOrder } from './draft/checkDraft.ts';
import { useDraftErrors } from './draft/draftStore.ts';
import styles from './ErrorSummary.module.css';
import { useErrorWords } from './ErrorWords.tsx';
import { showField, unfold } from './showField.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** Each attempt to save that failed is told anew. */
  attempt: number;
}

/** All that is to be looked at again, each with the way to its field; it has the focus once saving was tried. */
export function ErrorSummary({ form, attempt }: Props) {
  const t = useTranslations('serviceForm');
  const words = useErrorWords();
  const errors = inOrder(useDraftErrors());
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as saving was tried, not while it is mended
  useEffect(() => {
    if (attempt === 0 || !form.current || errors.length === 0) return;
    for (const [name] of errors) unfold(form.current, fieldOf(name));
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'start' });
  }, [attempt]);
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.summary}>
      {errors.length > 0 && (
        <Notice tone="alert">
          <p>{t('summary', { count: errors.length })}</p>
          <ul>
            {errors.map(([name, key]) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.entry}
                  onClick={() => form.current && showField(form.current, fieldOf(name))}
                >
                  {words(name, key)}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** The box that stands for an error of the whole. */
function fieldOf(name: string): string {
  return name === 'week' ? 'week.0.days' : name;
}
