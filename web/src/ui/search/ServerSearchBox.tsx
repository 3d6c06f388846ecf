import { useNavigation } from 'react-router';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { useSearchAsTyped } from './useSearchAsTyped.ts';

interface Props extends Pick<SearchBoxProps, 'part' | 'address' | 'words' | 'count'> {
  debounceMs?: number;
}

/** Searches a list that the server keeps as one types; the words stand in the address. */
export function ServerSearchBox({ debounceMs, ...list }: Props) {
  const isLoading = useNavigation().state === 'loading';
  const { box, onType, onSubmit } = useSearchAsTyped(list.words, debounceMs);
  return <SearchBox {...list} box={box} isBusy={isLoading} onChange={onType} onSubmit={onSubmit} />;
}
