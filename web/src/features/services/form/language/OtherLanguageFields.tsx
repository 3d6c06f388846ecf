import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { useFieldLabel } from '../../useFieldLabel.ts';
import styles from '../layout/Form.module.css';
import { useServiceValue } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { Description } from './Description.tsx';
import { TranslateButton } from './TranslateButton.tsx';
import { maxLengths, otherLanguage, textFields, type WritingLanguage } from './textFields.ts';

type TextName = (typeof textFields)['en' | 'es']['summary' | 'description' | 'age'];

/** The texts in the other language. Marks machine translations until a person changes them. */
export function OtherLanguageFields({ setting, writes }: { setting: FormSetting; writes: WritingLanguage }) {
  const t = useTranslations('serviceForm');
  const language = otherLanguage(writes);
  const { summary, description, age } = textFields[language];
  const [translated, setTranslated] = useState<Partial<Record<TextName, string>>>(setting.machineMade);
  const texts = {
    [summary]: useServiceValue(summary),
    [description]: useServiceValue(description),
    [age]: useServiceValue(age),
  };
  const isTranslation = (name: TextName) => texts[name] !== '' && translated[name] === texts[name];
  const hintOf = (name: TextName) => (isTranslation(name) ? t('hints.machineMade') : undefined);
  const translateButton = (part: 'summary' | 'description' | 'age') => {
    const name = textFields[language][part];
    return (
      setting.isTranslated && (
        <TranslateButton
          from={{ name: textFields[writes][part], language: writes }}
          to={{ name, language }}
          // A translation must not overwrite a text that a person typed.
          isShown={texts[name]?.trim() === '' || isTranslation(name)}
          onTranslated={(translation) => setTranslated((all) => ({ ...all, [name]: translation }))}
        />
      )
    );
  };
  const labelOf = useOtherLabel(language);
  const line = { lang: language, autoComplete: 'off' };
  return (
    <>
      <p className={styles.hint}>{t(language === 'es' ? 'sections.spanishHint' : 'sections.englishHint')}</p>
      <FormTextField
        name={summary}
        label={labelOf(summary)}
        maxLength={maxLengths[summary]}
        hint={hintOf(summary)}
        {...line}
      />
      {translateButton('summary')}
      <Description
        name={description}
        label={labelOf(description)}
        stored={setting.stored}
        hint={hintOf(description)}
        lang={language}
      />
      {translateButton('description')}
      <FormTextField name={age} label={labelOf(age)} maxLength={maxLengths[age]} hint={hintOf(age)} {...line} />
      {translateButton('age')}
    </>
  );
}

/** The labels of Spanish texts name their language. Those of English ones do only here, where Spanish comes first. */
function useOtherLabel(language: WritingLanguage): (name: TextName) => string {
  const t = useTranslations('serviceForm');
  const labelOf = useFieldLabel();
  return (name) => (language === 'es' ? labelOf(name) : t('language.inEnglish', { label: labelOf(name) }));
}
