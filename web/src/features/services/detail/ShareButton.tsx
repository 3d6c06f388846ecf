import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useIsAlive } from '../../../device/useIsAlive.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './ShareButton.module.css';

/** The phone's own share sheet, or else the link is copied. It needs scripts, so without them it is not there. */
export function ShareButton({ name, className }: { name: string; className: string | undefined }) {
  const t = useTranslations('services.detail');
  const isAlive = useIsAlive();
  const [isCopied, setIsCopied] = useState(false);
  if (!isAlive) return null;
  const share = async () => {
    const url = window.location.origin + window.location.pathname + window.location.search;
    if (typeof navigator.share === 'function') return navigator.share({ title: name, url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  // The button's own words are its name; a live region within it would leave it without one.
  return (
    <>
      <button type="button" className={`${styles.share} ${className}`} onClick={share}>
        <Share2 size={20} aria-hidden />
        {isCopied ? t('copied') : t('share')}
      </button>
      <VisuallyHidden>
        <span role="status">{isCopied && t('copied')}</span>
      </VisuallyHidden>
    </>
  );
}
