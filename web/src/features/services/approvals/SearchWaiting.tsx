import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';

interface Props {
  words: string;
  count: number;
  onType: (words: string) => void;
}

/** Narrows what waits as one types; all of it is there already. */
export function SearchWaiting({ words, count, onType }: Props) {
  const t = useTranslations('approvals');
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (box.current) box.current.value = '';
    box.current?.focus();
    onType('');
  };
  return (
    <SearchBox
      address={paths.manageApprovals()}
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
        <Button weight="plain" onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </SearchBox>
  );
}
