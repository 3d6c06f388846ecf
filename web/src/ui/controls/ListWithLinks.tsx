import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from './linkEvents.ts';

/**
 * A long list with plain links to pages of the app. They open without leaving the app, so that "Back" returns to the list
 * as it was. A `Link` in each card would draw all cards again on every navigation.
 */
export function ListWithLinks(props: ComponentProps<'ul'>) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const { origin, pathname, search, hash, target } = link;
    if (origin !== window.location.origin || target !== '') return;
    event.preventDefault();
    void navigate(pathname + search + hash);
  };
  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
  return <ul {...props} onClick={follow} />;
}
