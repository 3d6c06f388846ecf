import { useTranslations } from 'use-intl/react';
import formStyles from '../../../ui/directory-forms/EntryForm.module.css';
import type { EntryFields } from '../../../ui/directory-forms/EntryForm.tsx';
import { Checkbox } from '../../../ui/forms/fields/Checkbox.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import type { LineValues } from './lineState.ts';

type Name = Exclude<keyof LineValues, 'isUrgent'>;

/** What people read of it in both languages, and how they reach it. */
export function LineFields({ box, values, change }: EntryFields<LineValues>) {
  const t = useTranslations('directories.crisisLine');
  const field = (name: Name) => ({
    label: t(`fields.${name}.label`),
    ...box(name, t(`fields.${name}.named`)),
  });
  const address = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <TextField {...field('name')} required autoComplete="off" />
      <Checkbox
        name="isUrgent"
        label={t('fields.isUrgent.label')}
        checked={values.isUrgent}
        onChange={({ currentTarget }) => change({ ...values, isUrgent: currentTarget.checked })}
      />
      <fieldset className={formStyles.group}>
        <legend className={formStyles.legend}>{t('reach')}</legend>
        <TextField {...field('phone')} hint={t('phoneHint')} required autoComplete="off" />
        <TextField {...field('text')} autoComplete="off" />
        <TextField {...field('chatWebLink')} {...address} />
        <TextField {...field('website')} {...address} />
      </fieldset>
      <fieldset className={formStyles.group}>
        <legend className={formStyles.legend}>{t('inEnglish')}</legend>
        <TextArea {...field('description')} required />
        <TextField {...field('area')} hint={t('areaHint')} required autoComplete="off" />
        <TextField {...field('time')} hint={t('timeHint')} required autoComplete="off" />
      </fieldset>
      <fieldset className={formStyles.group}>
        <legend className={formStyles.legend}>{t('inSpanish')}</legend>
        <TextArea {...field('descriptionEs')} />
        <TextField {...field('areaEs')} autoComplete="off" />
        <TextField {...field('timeEs')} autoComplete="off" />
      </fieldset>
    </>
  );
}
