import type { ServiceChange } from '@amparo/domain/services/serviceChange.ts';
import { useTranslations } from 'use-intl/react';
import { FieldChanges } from '../../../ui/FieldChanges.tsx';
import { ChangedValue } from './ChangedValue.tsx';

/** The two that keepers do not fill in, and those that have no field in their form. */
const ownNames = ['isApproved', 'isDeleted', 'isContact', 'user', 'verifiedAt', 'bedsUpdatedAt'] as const;

/** What stands in the log of a new service is all of it: that is read on its page. */
export function ChangedFields({ change: { kind, before, after, at } }: { change: ServiceChange }) {
  const t = useTranslations('changes');
  const nameOf = useFieldName();
  if (kind === 'created') return null;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => field !== 'isDeleted');
  if (fields.length === 0) return null;
  const changes = fields.map((field) => ({
    field,
    label: nameOf(field),
    before: <ChangedValue field={field} value={before[field]} at={at} />,
    after: <ChangedValue field={field} value={after[field]} at={at} />,
  }));
  return <FieldChanges changes={changes} words={{ before: t('before'), after: t('after'), empty: t('nothing') }} />;
}

function useFieldName(): (field: string) => string {
  const t = useTranslations();
  return (field) => {
    const own = ownNames.find((name) => name === field);
    if (own) return t(`changes.fields.${own}`);
    const key = `serviceForm.fields.${field}` as 'serviceForm.fields.name';
    return t.has(key) ? t(key) : field;
  };
}
