import { useEffect } from 'react';

/** Only where the device keeps nothing: then what was typed would be lost. Leaving quickly is never held up. */
export function useWarnOfLoss(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => {
      // "Leave quickly" has hidden the page before it goes.
      if (!document.body.hidden) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
