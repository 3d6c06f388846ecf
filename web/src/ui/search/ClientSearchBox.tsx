import type { MouseEvent } from 'react';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import type { useTypedSearch } from './useTypedSearch.ts';

interface Props extends Pick<SearchBoxProps, 'part' | 'address' | 'count'> {
  typed: ReturnType<typeof useTypedSearch>;
}

/** Filters a fully loaded list while a person types. Before scripts run it is a plain form. */
export function ClientSearchBox({ typed: { box, words, type, clear }, ...list }: Props) {
  return (
    <SearchBox
      {...list}
      box={box}
      words={words}
      onChange={() => type(box.current?.value ?? '')}
      onSubmit={(event) => {
        event.preventDefault();
        // Hides the on-screen keyboard to show the results.
        box.current?.blur();
      }}
      onClear={(event: MouseEvent) => {
        event.preventDefault();
        clear();
      }}
    />
  );
}
