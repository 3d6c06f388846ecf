import { useTranslations } from 'use-intl/react';
import type { doneKeys } from '../../../routing/act.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** What a toast says where scripts run. */
export function DoneNotice({ done }: { done: (typeof doneKeys)[number] }) {
  const t = useTranslations('account.done');
  return (
    <Notice tone="quiet" role="status">
      {t(done)}
    </Notice>
  );
}
