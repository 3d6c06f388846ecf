import { Menu, X } from 'lucide-react';
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../language/useKeepLanguage.ts';
import { isPlainClick } from '../../ui/isPlainClick.ts';
import headerStyles from '../HeaderItem.module.css';
import { paths } from '../paths.ts';
import { loadMenuList, MenuList } from './lazyMenuList.ts';
import styles from './MenuButton.module.css';

/**
 * The options menu (spec §2). It is a link to a page with the same entries; where the browser has dialogs it opens as a
 * drawer, with the focus held inside, Esc and all by the browser itself.
 */
export function MenuButton() {
  const t = useTranslations('menu');
  const keepLanguage = useKeepLanguage();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  // The filters change the list that one is looking at.
  const page = keepLanguage(paths.menu(pathname === paths.home() ? search : ''));
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event) || typeof HTMLDialogElement === 'undefined' || pathname === paths.menu()) return;
    event.preventDefault();
    try {
      await loadMenuList();
      setIsOpen(true);
    } catch {
      window.location.assign(page);
    }
  };
  return (
    <>
      <Link to={page} className={headerStyles.item} onClick={open} aria-haspopup="dialog">
        <Menu size={22} aria-hidden />
        {t('title')}
      </Link>
      {isOpen && <MenuDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}

function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('menu');
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => dialog.current?.showModal(), []);
  // An entry was chosen.
  useEffect(() => {
    if (openedAt.current !== key) dialog.current?.close();
  }, [key]);
  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the drawer closes it; the keyboard has Esc and the button
    <dialog ref={dialog} className={styles.drawer} aria-label={t('title')} onClick={closeOutside} onClose={onClose}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <p className={styles.title}>{t('title')}</p>
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            <X size={22} aria-hidden />
            {t('close')}
          </button>
        </div>
        <Suspense>
          <MenuList />
        </Suspense>
      </div>
    </dialog>
  );
}
