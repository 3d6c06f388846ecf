import { useEffect } from 'react';

/** Warns before the page closes if the browser stores no draft. "Leave quickly" never waits for a question. */
export function useWarnOfLoss(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => {
      // "Leave quickly" hides the page before it leaves.
      if (!document.body.hidden) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
