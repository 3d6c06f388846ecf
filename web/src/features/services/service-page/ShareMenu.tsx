import { Link as Chain, Mail, MessageSquareText, Share2 } from 'lucide-react';
import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import type { Language } from '../../../i18n/language.ts';
import { withLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import { useCloseOutside } from '../../../ui/controls/useCloseOutside.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import styles from './ShareMenu.module.css';

interface Props {
  service: ServiceDetail;
  className: string | undefined;
}

/** Shares by the phone's own menu. Without one, or without scripts: text message, email, or a link to copy. */
export function ShareMenu({ service, className }: Props) {
  const t = useTranslations('serviceDetail');
  const root = useRouteLoaderData<RootData>('root');
  const language = useLocale();
  const shared = shareTextOf(service, root?.publicUrl ?? '', language);
  const menu = useCloseOutside();
  const share = (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Canceling the phone's menu is not an error.
    navigator.share({ title: shared.title, url: shared.url }).catch(() => {});
  };
  const body = encodeURIComponent(`${shared.title} ${shared.url}`.trim());
  return (
    <details ref={menu} className={`${styles.menu} ${className}`} onToggle={showPanel}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers treat a summary as a button, also by keyboard */}
      <summary className={styles.summary} onClick={share}>
        <Share2 size={20} aria-hidden />
        {t('share')}
      </summary>
      <div className={styles.ways}>
        <ActionLink href={`sms:?&body=${body}`}>
          <MessageSquareText size={20} aria-hidden />
          {t('shareByText')}
        </ActionLink>
        <ActionLink href={`mailto:?subject=${encodeURIComponent(shared.title)}&body=${body}`}>
          <Mail size={20} aria-hidden />
          {t('shareByEmail')}
        </ActionLink>
        <CopyLink url={shared.url} />
      </div>
    </details>
  );
}

/** Scrolls an open panel into view: on a phone it may begin below the screen. */
function showPanel({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
}

function CopyLink({ url }: { url: string }) {
  const t = useTranslations('serviceDetail');
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  // Without scripts or clipboard access, people can select the link.
  if (!isHydrated || !navigator.clipboard) return <p className={styles.link}>{url}</p>;
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

type Shared = Pick<ServiceDetail, 'id' | 'name' | 'isAddressConfidential'>;

/** Returns the shared text: the link in the current language, and the name unless its address is confidential. */
function shareTextOf({ id, name, isAddressConfidential }: Shared, publicUrl: string, language: Language) {
  const path = paths.service(id);
  return {
    title: isAddressConfidential ? '' : name,
    url: publicUrl + (language === 'en' ? path : withLanguage(path, language)),
  };
}
