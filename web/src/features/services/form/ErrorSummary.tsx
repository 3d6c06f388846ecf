import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { revealField } from '../../../ui/forms/FormAlert.tsx';
import { flattenErrors } from '../../../ui/forms/fieldErrors.ts';
import { useErrorSentence } from '../../../ui/forms/useField.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './ErrorSummary.module.css';
import { inPageOrder } from './values/serviceErrors.ts';

/** Lists all errors, each with a button that leads to its field. Gets the focus after each failed attempt. */
export function ErrorSummary({ attempt }: { attempt: number }) {
  const t = useTranslations('serviceForm');
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext();
  const errors = inPageOrder(flattenErrors(useFormState({ control }).errors));
  const place = useRef<HTMLDivElement>(null);
  const reveal = (name: string) => {
    const form = place.current?.closest('form');
    return form ? revealField(form, [fieldOf(name)]) : undefined;
  };
  const show = (name: string) => {
    const field = reveal(name);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after an attempt, not while errors are corrected
  useEffect(() => {
    if (attempt === 0 || errors.length === 0) return;
    for (const [name] of errors) reveal(name);
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'start' });
    // Errors of the hours are also a notification (spec §8).
    if (errors.some(([name]) => name.startsWith('plan')))
      showToast({ text: t('errors.ERROR_FORM_SERVICE'), kind: 'error' });
  }, [attempt]);
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.summary}>
      {errors.length > 0 && (
        <Notice tone="alert">
          <p>{t('summary', { count: errors.length })}</p>
          <ul>
            {errors.map(([name, key]) => (
              <li key={name}>
                <button type="button" className={styles.link} onClick={() => show(name)}>
                  {sentenceOf(name, key)}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** An error of the whole week has no field, so its button leads to the first days. */
function fieldOf(name: string): string {
  return name === 'plan.week' ? 'plan.week.0.days' : name;
}
