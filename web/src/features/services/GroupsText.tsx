import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import { useTranslations } from 'use-intl/react';

/** "Women 3 of 10 · Men 0 of 20": the free beds of each group. */
export function GroupsText({ groups }: { groups: readonly BedGroup[] }) {
  const t = useTranslations('services');
  const textOf = ({ group, available, total }: BedGroup) =>
    `${t(`audiences.${group}`)} ${available} ${t('card.bedsOf', { total })}`;
  return groups.map(textOf).join(' · ');
}
