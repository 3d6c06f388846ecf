import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { useTranslations } from 'use-intl/react';
import { FieldChanges } from '../../../../ui/cards/FieldChanges.tsx';
import { type LabelledField, useFieldLabel } from '../../useFieldLabel.ts';
import { ChangedValue } from './ChangedValue.tsx';

/** Fields of the log that the form does not have. */
const ownNames = [
  'category',
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

interface Props {
  change: ServiceChange;
  /** Shows what undoing the change would do. */
  isUndo?: boolean;
}

/** The changed fields with both values. Nothing for a new service, because its page shows all fields. */
export function ChangedFields({ change, isUndo = false }: Props) {
  const t = useTranslations('changes');
  const nameOf = useFieldName();
  const fields = fieldsOf(change);
  if (fields.length === 0) return null;
  const { before, after, at, accounts } = change;
  const [old, next] = isUndo ? [after, before] : [before, after];
  const changes = fields.map((field) => ({
    field,
    label: nameOf(field),
    before: <ChangedValue {...{ field, at, accounts }} value={old[field]} other={next[field]} />,
    after: <ChangedValue {...{ field, at, accounts }} value={next[field]} other={old[field]} />,
  }));
  return <FieldChanges changes={changes} labels={{ before: t('before'), after: t('after'), empty: t('nothing') }} />;
}

/** Changes with a kind that says what changed. */
const clearKinds: readonly ServiceChange['kind'][] = ['approved', 'sentBack', 'paused', 'resumed', 'deleted'];

/** Returns the names of the changed fields, for a line of a table. Empty if the kind of the change says it. */
export function useFieldNames(): (change: ServiceChange) => string {
  const nameOf = useFieldName();
  return (change) => (clearKinds.includes(change.kind) ? '' : fieldsOf(change).map(nameOf).join(', '));
}

function fieldsOf({ kind, before, after }: ServiceChange): string[] {
  if (kind === 'created') return [];
  const isChanged = (field: string) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => isShown(field, kind) && isChanged(field),
  );
}

/** Every save also confirms the service. Show that only without other changes. */
function isShown(field: string, kind: ServiceChange['kind']): boolean {
  if (field === 'verifiedAt') return kind === 'confirmed';
  // A deleted service is never approved.
  if (field === 'isApproved') return kind !== 'deleted';
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
