import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import { revealField } from '../../../../ui/forms/FormAlert.tsx';
import { flattenErrors } from '../../../../ui/forms/fieldErrors.ts';
import { useErrorSentence } from '../../../../ui/forms/useField.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import styles from './ErrorSummary.module.css';

interface Props {
  /** Increases with each attempt that failed. */
  attempt: number;
  /** Opens the step of a field, and focuses the field. */
  onShow: (name: string) => void;
}

/** Lists all errors, each with a button that leads to its field. Each failed attempt leads to the first one. */
export function ErrorSummary({ attempt, onShow }: Props) {
  const t = useTranslations('serviceForm');
  const { control } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => setForm(place.current?.closest('form') ?? null), []);
  const errors = inPageOrder(flattenErrors(useFormState({ control }).errors), form);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after an attempt, not while errors are corrected
  useEffect(() => {
    const [first] = errors;
    if (attempt === 0 || !first) return;
    if (form) for (const [name] of errors) revealField(form, [fieldOf(name)]);
    onShow(fieldOf(first[0]));
    // Errors of the hours are also a notification (spec §8).
    if (errors.some(([name]) => name.startsWith('plan')))
      showToast({ text: t('errors.ERROR_FORM_SERVICE'), kind: 'error' });
  }, [attempt]);
  return (
    <div ref={place} role="alert" className={styles.summary}>
      {attempt > 0 && errors.length > 0 && <ErrorList errors={errors} onShow={(name) => onShow(fieldOf(name))} />}
    </div>
  );
}

type NamedError = [name: string, key: string];

function ErrorList({ errors, onShow }: { errors: NamedError[]; onShow: (name: string) => void }) {
  const t = useTranslations('serviceForm');
  const sentenceOf = useErrorSentence();
  return (
    <Notice tone="alert">
      <p>{t('summary', { count: errors.length })}</p>
      <ul>
        {errors.map(([name, key]) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => onShow(name)}>
              {sentenceOf(name, key)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Sorts errors by path in the order of their fields on the page. */
export function inPageOrder(errors: Record<string, string>, form: HTMLFormElement | null): NamedError[] {
  const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'));
  const position = (name: string) => (names.includes(fieldOf(name)) ? names.indexOf(fieldOf(name)) : names.length);
  return Object.entries(errors).sort(([a], [b]) => position(a) - position(b));
}

/** An error of the whole week has no field, so its button leads to the first days. */
function fieldOf(name: string): string {
  return name === 'plan.week' ? 'plan.week.0.days' : name;
}
