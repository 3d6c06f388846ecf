import { Link as Chain, Mail, MessageSquareText, Share2 } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import type { RootData } from '../../../api/rootData.ts';
import { useIsAlive } from '../../../device/useIsAlive.ts';
import { ActionLink } from '../../../ui/ActionLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './ShareMenu.module.css';
import type { ServiceDetail } from './serviceDetail.ts';
import { sharedWords } from './sharedWords.ts';

interface Props {
  service: ServiceDetail;
  className: string | undefined;
}

/** The phone's own sheet for sharing; where there is none, and without scripts: a text, an e-mail, or the link to copy. */
export function ShareMenu({ service, className }: Props) {
  const t = useTranslations('services.detail');
  const root = useRouteLoaderData<RootData>('root');
  const language = useLocale();
  const shared = sharedWords(service, root?.publicUrl ?? '', language);
  const menu = useCloseOutside();
  const share = (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Whoever closes the sheet again has shared nothing, which is no fault.
    navigator.share({ title: shared.title, url: shared.url }).catch(() => {});
  };
  const words = encodeURIComponent(`${shared.title} ${shared.url}`.trim());
  return (
    <details ref={menu} className={`${styles.menu} ${className}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, which a browser clicks by key too */}
      <summary className={styles.summary} onClick={share}>
        <Share2 size={20} aria-hidden />
        {t('share')}
      </summary>
      <div className={styles.ways}>
        <ActionLink href={`sms:?&body=${words}`}>
          <MessageSquareText size={20} aria-hidden />
          {t('shareByText')}
        </ActionLink>
        <ActionLink href={`mailto:?subject=${encodeURIComponent(shared.title)}&body=${words}`}>
          <Mail size={20} aria-hidden />
          {t('shareByEmail')}
        </ActionLink>
        <CopyLink url={shared.url} />
      </div>
    </details>
  );
}

/** A browser closes its own menus by Esc and by a tap beside them; this one it would leave open. */
function useCloseOutside() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current?.open ? menu.current : null;
      const isOutside = event.type === 'pointerdown' && event.target instanceof Node && !open?.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!open || !(isOutside || isEscape)) return;
      // The focus would be lost with what it is on.
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
      open.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return menu;
}

function CopyLink({ url }: { url: string }) {
  const t = useTranslations('services.detail');
  const isAlive = useIsAlive();
  const [isCopied, setIsCopied] = useState(false);
  // Without scripts, or where the browser lets no page copy, the link can be marked by hand.
  if (!isAlive || !navigator.clipboard) return <p className={styles.link}>{url}</p>;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      () => {},
    );
  return (
    <>
      <Button onClick={copy}>
        <Chain size={20} aria-hidden />
        {isCopied ? t('copied') : t('copy')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && t('copied')}</span>
      </VisuallyHidden>
    </>
  );
}
