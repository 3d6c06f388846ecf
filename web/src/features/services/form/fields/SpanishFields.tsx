import type { TranslatedField } from '@amparo/domain/services/translatedFields.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import styles from '../layout/Form.module.css';
import { useServiceValue } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { Description } from './Description.tsx';
import { Translate } from './Translate.tsx';

/** What a machine wrote says so, until a person writes something else. */
export function SpanishFields({ setting: { machineMade, isTranslated, stored } }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm');
  const [made, setMade] = useState(machineMade);
  const summary = useServiceValue('serviceSummaryEs');
  const description = useServiceValue('descriptionEs');
  const age = useServiceValue('ageEs');
  const isMade = (name: TranslatedField, text: string) => text !== '' && made[name] === text;
  const hintOf = (name: TranslatedField, text: string) => (isMade(name, text) ? t('hints.machineMade') : undefined);
  const translate = (name: TranslatedField, text: string) =>
    isTranslated && (
      <Translate
        name={name}
        // What a person has typed is not written over.
        isWanted={text.trim() === '' || isMade(name, text)}
        onMade={(words) => setMade((all) => ({ ...all, [name]: words }))}
      />
    );
  const line = { lang: 'es', autoComplete: 'off' };
  return (
    <>
      <p className={styles.hint}>{t('sections.spanishHint')}</p>
      <FormTextField name="serviceSummaryEs" maxLength={750} hint={hintOf('serviceSummaryEs', summary)} {...line} />
      {translate('serviceSummaryEs', summary)}
      <Description name="descriptionEs" stored={stored} hint={hintOf('descriptionEs', description)} />
      {translate('descriptionEs', description)}
      <FormTextField name="ageEs" maxLength={200} hint={hintOf('ageEs', age)} {...line} />
      {translate('ageEs', age)}
    </>
  );
}
