import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useTranslations } from 'use-intl/react';
import { preload } from '../../../../ui/controls/linkEvents.ts';
import { useDialogLink } from '../../../../ui/dialogs/useDialogLink.ts';
import { loadLightbox } from './lazyLightbox.ts';
import styles from './Photos.module.css';

/** Thumbnails. Each links to its photo, which opens in a dialog with scripts. */
export function Photos({ feedback, onAsk }: { feedback: Feedback; onAsk: (name: string) => void }) {
  const t = useTranslations('feedbacks');
  const { id, images, email } = feedback;
  const open = useDialogLink(loadLightbox, onAsk);
  return (
    <ul className={styles.photos}>
      {images.map(({ name, url, width, height }, index) => (
        <li key={name}>
          <a
            id={`photo-${index + 1}-${id}`}
            href={url}
            className={styles.photo}
            aria-haspopup="dialog"
            onPointerEnter={preload(loadLightbox)}
            onClick={open}
          >
            <img
              src={url}
              width={width}
              height={height}
              loading="lazy"
              alt={t('photo', { number: index + 1, count: images.length, email })}
              className={styles.image}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
