import type detail from '@amparo/translations/en/serviceDetail.json';
import type form from '@amparo/translations/en/serviceForm.json';
import { useTranslations } from 'use-intl/react';

/** A field with a label in `fields` of `serviceDetail.json` or `serviceForm.json`. A field without one does not compile. */
export type LabelledField = keyof typeof detail.fields | keyof typeof form.fields;

/** Returns the label of a field. The change log also has fields without a label, for which it returns the name. */
export function useFieldLabel(): (field: LabelledField) => string {
  const t = useTranslations();
  return (field) => {
    const keys = [`serviceDetail.fields.${field}`, `serviceForm.fields.${field}`] as 'serviceForm.fields.name'[];
    const key = keys.find((one) => t.has(one));
    return key ? t(key) : field;
  };
}
