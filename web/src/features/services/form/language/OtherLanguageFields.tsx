import { useTranslations } from 'use-intl/react';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { TextArea, TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { useFieldLabel } from '../../useFieldLabel.ts';
import styles from '../layout/Form.module.css';
import { useServiceField, useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { Description } from './Description.tsx';
import { TextMark, useTextMark } from './TextMark.tsx';
import { TranslateButton } from './TranslateButton.tsx';
import { maxLengths, otherLanguage, textFields, type WritingLanguage } from './textFields.ts';

type TextPart = keyof (typeof textFields)['en'];
type TextName = (typeof textFields)[WritingLanguage][TextPart];

const parts = ['summary', 'description', 'age'] as const;

interface Props {
  setting: FormSetting;
  writes: WritingLanguage;
}

/** Each text in both languages: side by side on a wide screen, the language that the person writes first. */
export function OtherLanguageFields({ setting, writes }: Props) {
  const t = useTranslations('serviceForm');
  const other = otherLanguage(writes);
  return (
    <>
      <p className={styles.hint}>{t(other === 'es' ? 'sections.spanishHint' : 'sections.englishHint')}</p>
      {parts.map((part) => (
        <div key={part} className="form-texts">
          <div className={styles.sub}>
            <OwnText name={textFields[writes][part]} language={writes} />
            <TextMark name={textFields[writes][part]} setting={setting} />
          </div>
          <div className={styles.sub}>
            <OtherText part={part} setting={setting} writes={writes} />
            <TextMark name={textFields[other][part]} setting={setting} />
            {setting.isTranslated && <Translate part={part} setting={setting} writes={writes} />}
          </div>
        </div>
      ))}
    </>
  );
}

/** The same text as in its own step, so that both languages can be edited beside each other. */
function OwnText({ name, language }: { name: TextName; language: WritingLanguage }) {
  const form = useServiceForm();
  const label = useBothLabel()(name, language);
  const value = useServiceValue(name);
  const change = (text: string) => form.change(name, text);
  if (name === 'description' || name === 'descriptionEs')
    return <TextArea label={label} lang={language} value={value} onChange={({ target }) => change(target.value)} />;
  return (
    <TextField
      label={label}
      lang={language}
      autoComplete="off"
      maxLength={maxLengths[name]}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function OtherText({ part, setting, writes }: Props & { part: TextPart }) {
  const language = otherLanguage(writes);
  const name = textFields[language][part];
  const label = useBothLabel()(name, language);
  if (name === 'description' || name === 'descriptionEs')
    return <Description name={name} label={label} stored={setting.stored} lang={language} />;
  return <FormTextField name={name} label={label} maxLength={maxLengths[name]} lang={language} autoComplete="off" />;
}

/** A translation must not overwrite a text that a person typed, except one that is out of date. */
function Translate({ part, setting, writes }: Props & { part: TextPart }) {
  const language = otherLanguage(writes);
  const name = textFields[language][part];
  const mark = useTextMark(name, setting);
  const isEmpty = useServiceValue(name).trim() === '';
  const [translated, setTranslated] = useServiceField('translated');
  return (
    <TranslateButton
      from={{ name: textFields[writes][part], language: writes }}
      to={{ name, language }}
      isShown={isEmpty || mark !== null}
      onTranslated={(translation) => setTranslated({ ...translated, [name]: translation })}
    />
  );
}

/** The labels of Spanish texts name their language. Those of English ones do only here, beside the Spanish ones. */
function useBothLabel(): (name: TextName, language: WritingLanguage) => string {
  const t = useTranslations('serviceForm');
  const labelOf = useFieldLabel();
  return (name, language) => (language === 'es' ? labelOf(name) : t('language.inEnglish', { label: labelOf(name) }));
}
