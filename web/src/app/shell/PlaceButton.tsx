import { MapPin } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { MessagesProvider } from '../../i18n/messages/lazyWithMessages.tsx';
import { loadWithMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { RootData } from '../../routing/rootData.ts';
import { isPlainClick, preload } from '../../ui/controls/linkEvents.ts';
import { useDialogFromHash } from '../../ui/dialogs/useDialogFromHash.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import headerStyles from './HeaderItem.module.css';
import styles from './PlaceButton.module.css';

const loadDialog = () => loadWithMessages('places', import('../../features/places/LocationDialog.tsx'));
type LocationDialog = Awaited<ReturnType<typeof loadDialog>>['default'];

/** The location pin (spec §2): a link to a page, which opens as a drawer once the drawer's code is loaded. */
export function PlaceButton({ place }: Pick<RootData, 'place'>) {
  const t = useTranslations('shell');
  const keepLanguage = useKeepLanguage();
  const { pathname, search } = useLocation();
  const { open, show, close } = useDialogFromHash(['place']);
  const link = useRef<HTMLAnchorElement>(null);
  const isOnPage = pathname === paths.location();
  const page = keepLanguage(paths.location(isOnPage ? undefined : pathname + search));
  const isOpen = open === 'place' && !isOnPage;
  const Dialog = useLocationDialog(isOpen, page, close);
  const openDialog = (event: MouseEvent) => {
    if (isOnPage || !isPlainClick(event)) return;
    event.preventDefault();
    void show('place');
  };
  return (
    <>
      <Link
        ref={link}
        to={page}
        className={`${headerStyles.item} ${styles.place}`}
        onClick={openDialog}
        onPointerEnter={preload(loadDialog)}
        aria-haspopup={isOnPage ? undefined : 'dialog'}
      >
        <MapPin size={20} aria-hidden />
        {place && <VisuallyHidden>{t('changeLocation')}: </VisuallyHidden>}
        <span className={styles.name}>{place ? place.label || t('nearYou') : t('location')}</span>
      </Link>
      {Dialog && (
        <MessagesProvider>
          <Dialog place={place} isOpen={isOpen} onClose={close} opener={link} />
        </MessagesProvider>
      )}
    </>
  );
}

/** The drawer, once its code is loaded. */
function useLocationDialog(isOpen: boolean, page: string, close: () => void): LocationDialog | null {
  const t = useTranslations('errors');
  const [Dialog, setDialog] = useState<LocationDialog | null>(null);
  const fail = useEffectEvent(() => {
    // With a network, open the page. Without one, stay here and show a message, because an error page has no list.
    if (navigator.onLine) return window.location.assign(page);
    showToast({ text: t('UNREACHABLE'), kind: 'error' });
    close();
  });
  useEffect(() => {
    if (isOpen && !Dialog) loadDialog().then((module) => setDialog(() => module.default), fail);
  }, [isOpen, Dialog]);
  return Dialog;
}
