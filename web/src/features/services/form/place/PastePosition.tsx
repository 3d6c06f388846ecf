import { isShortMapsLink, readPosition } from '@amparo/domain/places/readPosition.ts';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';

/** A field for coordinates or a link of a maps app. It is not a field of the service, so Enter does not save the form. */
export function PastePosition({ onFound }: { onFound: (point: [longitude: number, latitude: number]) => void }) {
  const t = useTranslations('serviceForm.map');
  const [text, setText] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const isWrong = text.trim() !== '' && readPosition(text) === null;
  const read = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    setText(value);
    setIsLeft(false);
    const found = readPosition(value);
    if (found) onFound([...found]);
  };
  const stay = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setIsLeft(true);
  };
  const error = isShortMapsLink(text) ? t('pasteShort') : isLeft ? t('pasteUnknown') : undefined;
  return (
    <TextField
      label={t('paste')}
      hint={t('pasteHint')}
      error={isWrong ? error : undefined}
      value={text}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2000}
      onChange={read}
      onKeyDown={stay}
      onBlur={() => setIsLeft(true)}
    />
  );
}
