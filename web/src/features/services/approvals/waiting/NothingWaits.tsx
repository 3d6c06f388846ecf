import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../../../../ui/EmptyState.tsx';

const texts = {
  all: ['empty', 'emptyHint'],
  search: ['notFound', 'notFoundHint'],
  filter: ['filteredOut', 'filteredOutHint'],
} as const;

/** `why`: no service waits at all, the search finds none, or a filter hides those that it finds. */
export function NothingWaits({ why }: { why: keyof typeof texts }) {
  const t = useTranslations('approvals');
  const [lead, hint] = texts[why];
  return (
    <EmptyState lead={t(lead)}>
      <p>{t(hint)}</p>
    </EmptyState>
  );
}
