import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { RootData } from '../../../routing/rootData.ts';
import type { EntryFields } from '../../../ui/directory-forms/EntryForm.tsx';
import { PhoneField } from '../../../ui/forms/fields/PhoneField.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import type { LiaisonValues } from './liaisonState.ts';

/** The counties are the region's, none chosen at first. One of another county, kept from before, stays a choice. */
export function LiaisonFields({ box, values }: EntryFields<LiaisonValues>) {
  const t = useTranslations('directories.liaison');
  const own = useRouteLoaderData<RootData>('root')?.region.counties ?? [];
  const counties = values.county === '' || own.includes(values.county) ? own : [...own, values.county];
  const field = (name: keyof LiaisonValues) => ({
    label: t(`fields.${name}.label`),
    autoComplete: 'off',
    ...box(name, t(`fields.${name}.named`)),
  });
  return (
    <>
      <SelectField
        {...field('county')}
        required
        options={[{ value: '', words: t('choose') }, ...counties.map((county) => ({ value: county, words: county }))]}
      />
      <TextField {...field('schoolDistrict')} required />
      <TextField {...field('displayName')} required />
      <TextField {...field('title')} hint={t('titleHint')} required />
      <PhoneField {...field('phone')} required />
      <TextField {...field('extension')} inputMode="numeric" />
      <TextField {...field('email')} type="email" spellCheck={false} />
    </>
  );
}
