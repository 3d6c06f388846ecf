import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../ui/dialogs/lazyConfirm.ts';
import type { ManagedCardData } from './toManagedCard.ts';
import { useDelete } from './useDelete.ts';

interface Props {
  asked: ManagedCardData | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
  onRestored: (id: string) => void;
}

/** The specification's question before a service is deleted. */
export function DeleteQuestion({ asked, onClose, onDeleted, onRestored }: Props) {
  const t = useTranslations('manage.services');
  const last = useRef(asked);
  if (asked) last.current = asked;
  const { remove, focusAfter } = useDelete({ onDeleted, onRestored, onClose });
  const card = last.current;
  if (!card) return null;
  return (
    <Suspense>
      <ConfirmDialog
        question={t('question')}
        confirm={t('delete')}
        isOpen={asked !== null}
        onConfirm={() => remove(card.id)}
        onClose={onClose}
        focusAfter={() => focusAfter(`delete-${card.id}`)}
      >
        <p>{card.name}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
