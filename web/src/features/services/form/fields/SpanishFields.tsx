import type { TranslatedField } from '@amparo/domain/services/translatedFields.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import styles from '../layout/Form.module.css';
import { useServiceValue } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { Description } from './Description.tsx';
import { TranslateButton } from './TranslateButton.tsx';

/** Marks machine translations until a person changes them. */
export function SpanishFields({ setting: { machineMade, isTranslated, stored } }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm');
  const [translated, setTranslated] = useState(machineMade);
  const summary = useServiceValue('serviceSummaryEs');
  const description = useServiceValue('descriptionEs');
  const age = useServiceValue('ageEs');
  const isTranslation = (name: TranslatedField, text: string) => text !== '' && translated[name] === text;
  const hintOf = (name: TranslatedField, text: string) =>
    isTranslation(name, text) ? t('hints.machineMade') : undefined;
  const translateButton = (name: TranslatedField, text: string) =>
    isTranslated && (
      <TranslateButton
        name={name}
        // A translation must not overwrite a text that a person typed.
        isShown={text.trim() === '' || isTranslation(name, text)}
        onTranslated={(translation) => setTranslated((all) => ({ ...all, [name]: translation }))}
      />
    );
  const line = { lang: 'es', autoComplete: 'off' };
  return (
    <>
      <p className={styles.hint}>{t('sections.spanishHint')}</p>
      <FormTextField name="serviceSummaryEs" maxLength={750} hint={hintOf('serviceSummaryEs', summary)} {...line} />
      {translateButton('serviceSummaryEs', summary)}
      <Description name="descriptionEs" stored={stored} hint={hintOf('descriptionEs', description)} />
      {translateButton('descriptionEs', description)}
      <FormTextField name="ageEs" maxLength={200} hint={hintOf('ageEs', age)} {...line} />
      {translateButton('ageEs', age)}
    </>
  );
}
