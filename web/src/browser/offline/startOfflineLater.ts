/** A page that has just opened needs the network first. */
const pauseMs = 3_000;

/** Stores the pages for phones without a network. Without storage, the app works as before. */
export function startOfflineLater(afterMs = pauseMs): void {
  if (!import.meta.env.PROD) return;
  setTimeout(() => {
    import('./startOffline.ts').then(({ startOffline }) => startOffline()).catch(() => {});
  }, afterMs);
}
