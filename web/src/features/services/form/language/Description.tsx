import { findTooLong, maxEnteredLengths } from '@amparo/domain/services/serviceFields.ts';
import { useTranslations } from 'use-intl/react';
import { FormTextArea } from '../../../../ui/forms/fields/FormFields.tsx';
import styles from '../layout/Form.module.css';
import { useServiceValue } from '../layout/ServiceFields.tsx';
import type { ServiceValues } from '../values/serviceValues.ts';

interface Props {
  name: 'description' | 'descriptionEs';
  stored: ServiceValues;
  hint?: string | undefined;
  required?: boolean;
  label?: string;
  lang?: string;
}

/** A long text and the number of characters left. It is not cut off: the user shortens a pasted text. */
export function Description({ name, stored, ...area }: Props) {
  const t = useTranslations('serviceForm.hints');
  const value = useServiceValue(name);
  const limit = maxEnteredLengths[name];
  const left = limit - value.trim().length;
  const mayStay = left < 0 && !(name in findTooLong(stored, { ...stored, [name]: value }));
  return (
    <div>
      <FormTextArea name={name} rows={5} {...area} />
      <p className={left < 0 && !mayStay ? styles.over : styles.hint} aria-live={left < 50 ? 'polite' : 'off'}>
        {mayStay && t('longAllowed', { limit })}
        {!mayStay && (left < 0 ? t('tooMany', { count: -left }) : t('left', { count: left }))}
      </p>
    </div>
  );
}
