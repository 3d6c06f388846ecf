import { imageTypes, maxImages } from '@amparo/domain/feedback/imageLimits.ts';
import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type RefObject, useId, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../browser/useHydrated.ts';
import fieldStyles from '../forms/fields/Field.module.css';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './PhotoPicker.module.css';
import type { PickedPhoto, usePickedPhotos } from './usePickedPhotos.ts';

/** Chooses, shows, and removes up to five photos. Without scripts it is the browser's file input. */
export function PhotoPicker({
  photos,
  refused,
  add,
  remove,
}: Omit<ReturnType<typeof usePickedPhotos>, 'clear' | 'restore' | 'refuseGone'>) {
  const t = useTranslations('feedback.photos');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const removeAndFocus = (photo: PickedPhoto) => {
    remove(photo);
    input.current?.focus();
  };
  return (
    <div className={fieldStyles.field}>
      <PhotoInput id={id} input={input} onPick={add} />
      <p id={`${id}-hint`} className={fieldStyles.hint}>
        {t('hint', { most: maxImages })}
      </p>
      {photos.length > 0 && <PickedPhotos photos={photos} onRemove={removeAndFocus} />}
      <div role="status">
        {photos.length > 0 && <VisuallyHidden>{t('count', { count: photos.length })}</VisuallyHidden>}
      </div>
      <div role="alert">{refused && <p className={fieldStyles.error}>{t(refused, { most: maxImages })}</p>}</div>
    </div>
  );
}

interface InputProps {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  onPick: (files: File[]) => void;
}

function PhotoInput({ id, input, onPick }: InputProps) {
  const t = useTranslations('feedback.photos');
  const isHydrated = useHydrated();
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // A removed photo can be chosen again.
    currentTarget.value = '';
    onPick(files);
  };
  return (
    <>
      {!isHydrated && (
        <label htmlFor={id} className={fieldStyles.label}>
          {t('add')}
        </label>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        name="images"
        multiple
        accept={imageTypes.join()}
        className={isHydrated ? styles.behind : styles.plain}
        aria-describedby={`${id}-hint`}
        onChange={isHydrated ? pick : undefined}
      />
      {isHydrated && (
        <label htmlFor={id} className={styles.button}>
          <ImagePlus size={20} aria-hidden />
          {t('add')}
        </label>
      )}
    </>
  );
}

function PickedPhotos({
  photos,
  onRemove,
}: {
  photos: readonly PickedPhoto[];
  onRemove: (photo: PickedPhoto) => void;
}) {
  const t = useTranslations('feedback.photos');
  return (
    <ul className={styles.photos}>
      {photos.map((photo) => (
        <li key={photo.address} className={styles.photo}>
          <img src={photo.address} alt={photo.name} className={styles.image} />
          <button type="button" className={styles.remove} onClick={() => onRemove(photo)}>
            <X size={20} aria-hidden />
            <VisuallyHidden>{t('remove', { name: photo.name })}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  );
}
