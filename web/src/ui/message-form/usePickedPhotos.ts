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
      const photo = await readPhoto(file);
      if (!photo) {
        setRefused('UNREADABLE');
        continue;
      }
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
    shown.current = images.map(returnedPhoto);
    setPhotos(shown.current);
  };
  return { photos, refused, add, remove, clear, restore, refuseGone: () => setRefused('GONE') };
}

/** Returns the photo, made smaller, or null if the browser cannot read it. */
async function readPhoto(file: File): Promise<PickedPhoto | null> {
  const small = await shrinkPhoto(file);
  if (!small) return null;
  const bytes = new Uint8Array(await small.arrayBuffer());
  return { name: file.name, bytes, address: URL.createObjectURL(small) };
}

function returnedPhoto(bytes: Uint8Array<ArrayBuffer>, at: number): PickedPhoto {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  return { name: `${at + 1}.jpg`, bytes, address };
}

function forget({ address }: PickedPhoto): void {
  URL.revokeObjectURL(address);
}
