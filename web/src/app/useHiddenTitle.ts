import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What stays at the top of the window, in pixels: the emergency numbers and the bar itself. */
const barsPx = 88;

/** The page's heading while it is scrolled out of sight; else empty. */
export function useHiddenTitle(): string {
  const { key } = useLocation();
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another heading
  useEffect(() => {
    setTitle('');
    const heading = document.querySelector('h1');
    if (!heading) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told of several changes at once, the last one last.
        const entry = entries[entries.length - 1];
        setTitle(entry && isAbove(entry) ? (heading.textContent ?? '') : '');
      },
      { rootMargin: `-${barsPx}px 0px 0px` },
    );
    observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return title;
}

function isAbove({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return !isIntersecting && boundingClientRect.top < barsPx;
}
