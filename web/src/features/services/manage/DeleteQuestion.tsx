import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../ui/dialogs/lazyConfirm.ts';
import type { ManagedCardData } from './data/toManagedCard.ts';
import { useDelete } from './useDelete.ts';

interface Props {
  card: ManagedCardData | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
  onRestored: (id: string) => void;
}

/** Asks for confirmation before it deletes a service. The text is from the specification. */
export function DeleteQuestion({ card, onClose, onDeleted, onRestored }: Props) {
  const t = useTranslations('manage.services');
  // Shown while the dialog closes.
  const last = useRef(card);
  if (card) last.current = card;
  const { remove, focusAfter } = useDelete({ onDeleted, onRestored, onClose });
  const shown = last.current;
  if (!shown) return null;
  return (
    <Suspense>
      <ConfirmDialog
        question={t('question')}
        confirm={t('delete')}
        isOpen={card !== null}
        onConfirm={() => remove(shown.id)}
        onClose={onClose}
        focusAfter={() => focusAfter(`delete-${shown.id}`)}
      >
        <p>{shown.name}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
