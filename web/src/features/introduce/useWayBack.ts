import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasAgreed, hasAgreedOnDevice, keepAgreement } from '../../browser/storage/agreement.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { Introduction } from './introduction.ts';

/**
 * What the server cannot know of where someone wanted to go: the part after `#`, which browsers carry through a redirect
 * without telling it; and that someone has agreed before and lost only the cookie, who is led on at once.
 */
export function useWayBack({ number, back }: Introduction): void {
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const { hash } = useLocation();
  const isHashKept = back === null || hash === '' || hash === '#content' || back.includes('#');
  const whole = isHashKept ? back : back + hash;
  const fuller = isHashKept ? null : keepLanguage(paths.introduce({ slide: number, back: whole }));
  useEffect(() => {
    const isReturning = !hasAgreed(document.cookie) && hasAgreedOnDevice();
    if (isReturning) keepAgreement();
    const to = isReturning ? whole : fuller;
    if (to !== null) void navigate(to, { replace: true });
  }, [navigate, whole, fuller]);
}
