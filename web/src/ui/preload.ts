/** Fetches a part of the app so that it is there when the finger lifts. That there is no network is told when it is tapped. */
export function preload(load: () => Promise<unknown>): () => void {
  return () => {
    load().catch(() => {});
  };
}
