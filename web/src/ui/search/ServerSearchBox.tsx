import { useNavigation } from 'react-router';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import { useSearchAsTyped } from './useSearchAsTyped.ts';

interface Props extends Pick<SearchBoxProps, 'part' | 'address' | 'words' | 'count'> {
  debounceMs?: number;
}

/** Searches a list on the server while a person types. The address contains the search. */
export function ServerSearchBox({ debounceMs, ...list }: Props) {
  const isLoading = useNavigation().state === 'loading';
  const { box, onType, onSubmit } = useSearchAsTyped(list.words, debounceMs);
  return <SearchBox {...list} box={box} isBusy={isLoading} onChange={onType} onSubmit={onSubmit} />;
}
