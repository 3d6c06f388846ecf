import type { MouseEvent } from 'react';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import type { useTypedSearch } from './useTypedSearch.ts';

interface Props extends Pick<SearchBoxProps, 'part' | 'address' | 'count'> {
  typed: ReturnType<typeof useTypedSearch>;
}

/** Narrows a list as one types, all of which is there already; a plain form before any script runs. */
export function ClientSearchBox({ typed: { box, words, type, clear }, ...list }: Props) {
  return (
    <SearchBox
      {...list}
      box={box}
      words={words}
      onChange={() => type(box.current?.value ?? '')}
      onSubmit={(event) => {
        event.preventDefault();
        // The keyboard gives way to what was found.
        box.current?.blur();
      }}
      onClear={(event: MouseEvent) => {
        event.preventDefault();
        clear();
      }}
    />
  );
}
