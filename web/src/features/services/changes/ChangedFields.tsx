import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { useTranslations } from 'use-intl/react';
import { FieldChanges } from '../../../ui/cards/FieldChanges.tsx';
import { type LabelledField, useFieldLabel } from '../useFieldLabel.ts';
import { ChangedValue } from './ChangedValue.tsx';

/** Fields of the log that the form does not have. */
const ownNames = [
  'isApproved',
  'isContact',
  'isPaused',
  'mergedInto',
  'mergedService',
  'pausedUntil',
  'sentBackReason',
  'user',
  'verifiedAt',
] as const;

/** The changed fields with both values. Nothing for a new service, because its page shows all fields. */
export function ChangedFields({ change: { kind, before, after, at } }: { change: ServiceChange }) {
  const t = useTranslations('changes');
  const nameOf = useFieldName();
  if (kind === 'created') return null;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => isShown(field, kind));
  if (fields.length === 0) return null;
  const changes = fields.map((field) => ({
    field,
    label: nameOf(field),
    before: <ChangedValue field={field} value={before[field]} at={at} />,
    after: <ChangedValue field={field} value={after[field]} at={at} />,
  }));
  return <FieldChanges changes={changes} labels={{ before: t('before'), after: t('after'), empty: t('nothing') }} />;
}

/** Every save also confirms the service. Show that only without other changes. */
function isShown(field: string, kind: ServiceChange['kind']): boolean {
  if (field === 'verifiedAt') return kind === 'confirmed';
  return field !== 'isDeleted' && field !== 'bedsUpdatedAt';
}

function useFieldName(): (field: string) => string {
  const t = useTranslations();
  const labelOf = useFieldLabel();
  return (field) => {
    const own = ownNames.find((name) => name === field);
    return own ? t(`changes.fields.${own}`) : labelOf(field as LabelledField);
  };
}
