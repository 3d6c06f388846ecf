import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../../ui/dialogs/lazyConfirm.ts';
import { Lightbox } from '../photos/lazyLightbox.ts';
import { Handled } from './Handled.tsx';
import type { DialogTarget } from './useFeedbackDialog.ts';
import { useHandle } from './useHandle.ts';

interface Props {
  target: DialogTarget | null;
  onClose: () => void;
  onHandled: (id: string) => void;
}

/** The confirmation before a message is archived or deleted, and its photos in full size. */
export function FeedbackDialogs({ target, onClose, onHandled }: Props) {
  const t = useTranslations('feedbacks');
  const last = useLastTarget(target);
  const { handle, focusAfter } = useHandle({ onHandled, onClose });
  if (!last) return null;
  const { what, feedback } = last;
  const isOpen = target !== null;
  return (
    <Suspense>
      {what === 'photo' ? (
        <Lightbox
          key={feedback.id}
          title={t('photos')}
          photos={feedback.images.map(({ name, url, width, height }, index) => ({
            name,
            url,
            width,
            height,
            alt: t('photo', { number: index + 1, count: feedback.images.length, email: feedback.email }),
          }))}
          first={last.photo}
          isOpen={isOpen}
          onClose={onClose}
          focusAfter={(number) => document.getElementById(`photo-${number}-${feedback.id}`)}
        />
      ) : (
        <ConfirmDialog
          question={t(`${what}.question`)}
          confirm={t(`${what}.act`)}
          isOpen={isOpen}
          onConfirm={() => handle(what, feedback.id)}
          onClose={onClose}
          focusAfter={() => focusAfter(`${what}-${feedback.id}`)}
        >
          <Handled how={what} feedback={feedback} />
        </ConfirmDialog>
      )}
    </Suspense>
  );
}

/** Shown while its dialog closes. */
function useLastTarget(target: DialogTarget | null): DialogTarget | null {
  const last = useRef(target);
  if (target) last.current = target;
  return last.current;
}
