/** Acts when an element comes this near to what is seen of the page. Answers the function that ends it. */
export function onNearViewport(element: HTMLElement, aheadPx: number, act: () => void): () => void {
  const observer = new IntersectionObserver(
    // A busy page is told of several changes at once, the last one last.
    (entries) => entries[entries.length - 1]?.isIntersecting && act(),
    { rootMargin: `${aheadPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
