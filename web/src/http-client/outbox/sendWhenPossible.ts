import { mutationEvents } from '../callApi.ts';
import { sendWaiting } from './sendWaiting.ts';

/** Some phones do not notice that the network returned, and the server may be down. */
const firstRetryMs = 30_000;
const longestRetryMs = 15 * 60_000;

let isStarted = false;

/**
 * Sends what waits: now, when the network returns, after each successful write, when the page is shown, and less and
 * less often while the page is open. Pages call it once something waits; a second call changes nothing.
 */
export function sendWhenPossible(): void {
  if (isStarted) return;
  isStarted = true;
  const sendNow = () => void sendWaiting();
  window.addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', sendNow);
  mutationEvents.watch(sendNow);
  retryLater(firstRetryMs);
}

function retryLater(pauseMs: number): void {
  setTimeout(() => {
    void sendWaiting();
    retryLater(Math.min(2 * pauseMs, longestRetryMs));
  }, pauseMs);
}
