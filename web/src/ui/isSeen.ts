/** A busy page is told of several changes at once: any of them may be the one that was waited for. */
export function isSeen({ isIntersecting }: IntersectionObserverEntry): boolean {
  return isIntersecting;
}
