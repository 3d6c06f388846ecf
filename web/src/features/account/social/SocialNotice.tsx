import { useTranslations } from 'use-intl/react';
import { Notice } from '../../../ui/Notice.tsx';
import type { Returned } from './readReturned.ts';
import { services } from './services.ts';

/** What happened at another service, and what one can do now. */
export function SocialNotice({ problem, by }: Returned) {
  const t = useTranslations('account');
  const isWithin = problem === 'failed' || problem === 'denied';
  const service = by ? services[by] : t(isWithin ? 'social.theOther' : 'social.another');
  const isQuiet = problem === 'confirm' || problem === 'denied';
  return (
    <Notice tone={isQuiet ? 'quiet' : 'alert'} role={isQuiet ? 'status' : 'alert'}>
      {problem === 'expired' ? t('errors.SIGN_IN_EXPIRED') : t(`social.${problem}`, { service })}
    </Notice>
  );
}
