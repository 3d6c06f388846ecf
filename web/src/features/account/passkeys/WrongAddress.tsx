import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePasskeyOrigin } from './usePasskeyObstacle.ts';

/** Says that passkeys do not work at the address of this page, and at which address they do. */
export function WrongAddress() {
  const t = useTranslations('account.passkeys');
  const address = usePasskeyOrigin();
  if (!address || address === window.location.origin) return t('noAddress');
  const link = (text: ReactNode) => <a href={address}>{text}</a>;
  return t.rich('wrongAddress', { address, link });
}
