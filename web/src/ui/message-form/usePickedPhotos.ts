import { maxImages } from '@amparo/domain/feedback/imageLimits.ts';
import { useEffect, useRef, useState } from 'react';
import { shrinkPhoto } from '../../browser/shrinkPhoto.ts';

export interface PickedPhoto {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The URL of the preview. */
  address: string;
}

/** The photos of a message. Each is made smaller when it is chosen. */
export function usePickedPhotos() {
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [refused, setRefused] = useState<'TOO_MANY' | 'UNREADABLE' | 'GONE' | null>(null);
  const shown = useRef(photos);
  shown.current = photos;
  useEffect(() => () => shown.current.forEach(forget), []);

  const add = async (files: readonly File[]) => {
    setRefused(null);
    for (const file of files) {
      const small = await shrinkPhoto(file);
      if (!small) {
        setRefused('UNREADABLE');
        continue;
      }
      const bytes = new Uint8Array(await small.arrayBuffer());
      const photo = { name: file.name, bytes, address: URL.createObjectURL(small) };
      if (shown.current.length >= maxImages) {
        forget(photo);
        setRefused('TOO_MANY');
        return;
      }
      shown.current = [...shown.current, photo];
      setPhotos(shown.current);
    }
  };
  const remove = (photo: PickedPhoto) => {
    forget(photo);
    setRefused(null);
    setPhotos((all) => all.filter((one) => one !== photo));
  };
  const clear = () => {
    photos.forEach(forget);
    setPhotos([]);
  };
  /** Shows the photos of a message that was not sent. */
  const restore = (images: readonly Uint8Array<ArrayBuffer>[]) => {
    shown.current.forEach(forget);
    shown.current = images.map((bytes, at) => {
      const address = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
      return { name: `${at + 1}.jpg`, bytes, address };
    });
    setPhotos(shown.current);
  };
  const refuseGone = () => setRefused('GONE');
  return { photos, refused, add, remove, clear, restore, refuseGone };
}

function forget({ address }: PickedPhoto): void {
  URL.revokeObjectURL(address);
}
