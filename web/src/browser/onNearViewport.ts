/**
 * Calls `act` when an element is this near to the visible part of the page. Returns a function that stops observing.
 */
export function onNearViewport(element: HTMLElement, aheadPx: number, act: () => void): () => void {
  const observer = new IntersectionObserver(
    // A busy page gets several changes at once. The last one is the newest.
    (entries) => entries[entries.length - 1]?.isIntersecting && act(),
    { rootMargin: `${aheadPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
