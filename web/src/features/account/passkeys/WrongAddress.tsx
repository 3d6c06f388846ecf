import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { withLanguage } from '../../../i18n/useKeepLanguage.ts';
import { usePasskeyOrigin } from './usePasskeyObstacle.ts';

/** Says that passkeys do not work at the address of this page, and at which address they do: a link to the same page. */
export function WrongAddress() {
  const t = useTranslations('account.passkeys');
  const locale = useLocale();
  const address = usePasskeyOrigin();
  if (!address || address === window.location.origin) return t('noAddress');
  const { pathname, search } = window.location;
  const link = (text: ReactNode) => <a href={withLanguage(address + pathname + search, locale)}>{text}</a>;
  return t.rich('wrongAddress', { address, link });
}
