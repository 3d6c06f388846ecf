import type { MergeGroup } from '@amparo/domain/services/merge/mergeGroups.ts';
import { useTranslations } from 'use-intl/react';
import { type LabelledField, useFieldLabel } from '../../useFieldLabel.ts';

/** Returns the label of a group, or of its only field. */
export function useGroupLabel(): (group: MergeGroup) => string {
  const t = useTranslations();
  const labelOf = useFieldLabel();
  return ({ name }) => {
    const key = `duplicates.merge.groups.${name}` as 'duplicates.merge.groups.hours';
    return t.has(key) ? t(key) : labelOf(name as LabelledField);
  };
}
