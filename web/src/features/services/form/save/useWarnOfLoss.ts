import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl/react';

/** Only where the device keeps nothing: then what was typed would be lost. Leaving quickly is never held up. */
export function useWarnOfLoss(isAtRisk: boolean): void {
  const t = useTranslations('serviceForm');
  const blocker = useBlocker(isAtRisk);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(t('leave'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
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
