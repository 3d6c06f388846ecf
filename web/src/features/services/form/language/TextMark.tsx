import { type BilingualField, languageOfText } from '@amparo/domain/services/bilingualTexts.ts';
import { useTranslations } from 'use-intl/react';
import { Checkbox } from '../../../../ui/forms/fields/Checkbox.tsx';
import { useFieldLabel } from '../../useFieldLabel.ts';
import styles from '../layout/Form.module.css';
import { useServiceField, useServiceValue } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';

/** Whether a text is a machine translation, or older than its other language. Editing it ends both. */
export function useTextMark(name: BilingualField, { stored, staleTexts }: FormSetting): 'machine' | 'stale' | null {
  const text = useServiceValue(name);
  const translated = useServiceValue('translated');
  if (text.trim() === '') return null;
  if (staleTexts.includes(name) && text === stored[name]) return 'stale';
  return translated[name] === text ? 'machine' : null;
}

/** The mark of a text, which ends when the person says that the text is correct. */
export function TextMark({ name, setting }: { name: BilingualField; setting: FormSetting }) {
  const t = useTranslations('serviceForm.texts');
  const label = useFieldLabel()(name);
  const mark = useTextMark(name, setting);
  const [checked, change] = useServiceField('checkedTexts');
  if (!mark) return null;
  const isChecked = checked.includes(name);
  const language = languageOfText(name);
  return (
    <div className={styles.sub}>
      {!isChecked && <p className={styles.over}>{t(mark === 'stale' ? `stale.${language}` : 'machine')}</p>}
      <Checkbox
        label={t('isCorrect', { label })}
        checked={isChecked}
        onChange={() => change(isChecked ? checked.filter((one) => one !== name) : [...checked, name])}
      />
    </div>
  );
}
