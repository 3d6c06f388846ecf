import type { MouseEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../app/paths.ts';
import { useKeepLanguage } from '../../language/useKeepLanguage.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';

interface Props {
  box: RefObject<HTMLInputElement | null>;
  words: string;
  count: number;
  onType: (words: string) => void;
  onClear: () => void;
}

/** Narrows the lines as one types; a plain form before any script runs. */
export function SearchLines({ box, words, count, onType, onClear }: Props) {
  const t = useTranslations('crisisLines');
  const keepLanguage = useKeepLanguage();
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    onClear();
  };
  return (
    <SearchBox
      address={paths.crisisLines()}
      box={box}
      words={words}
      label={t('searchLabel')}
      hint={t('searchHint')}
      button={t('searchButton')}
      onChange={() => onType(box.current?.value ?? '')}
      onSubmit={(event) => {
        event.preventDefault();
        // The keyboard gives way to what was found.
        box.current?.blur();
      }}
    >
      <span role="status">{t('count', { count })}</span>
      {words !== '' && (
        <a href={keepLanguage(paths.crisisLines())} onClick={clear}>
          {t('clear')}
        </a>
      )}
    </SearchBox>
  );
}
