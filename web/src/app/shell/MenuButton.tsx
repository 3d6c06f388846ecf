import { Menu } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { loadWithMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../routing/useViewer.ts';
import { isPlainClick, preload } from '../../ui/controls/linkEvents.ts';
import headerStyles from './HeaderItem.module.css';

const loadDrawer = () => loadWithMessages('menu', import('../menu/MenuDrawer.tsx'));
// The menu works without it.
const WaitingBadge = lazy(() =>
  loadWithMessages('menu', import('../menu/WaitingBadge.tsx')).catch(() => ({ default: () => null })),
);
type MenuDrawer = Awaited<ReturnType<typeof loadDrawer>>['default'];

/**
 * The options menu (spec §2): a link to a page with the same entries. It opens as a drawer once the drawer's code is
 * loaded.
 */
export function MenuButton() {
  const t = useTranslations('shell');
  const user = useUser();
  const keepLanguage = useKeepLanguage();
  const { pathname, search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  // The filters in the menu change the list of this page.
  const page = keepLanguage(paths.menu(pathname === paths.home() ? search : ''));
  const { Drawer, isOpen, open, close } = useDrawer(page);
  return (
    <>
      <Link
        ref={link}
        to={page}
        className={headerStyles.item}
        onClick={open}
        onPointerEnter={preload(loadDrawer)}
        aria-haspopup="dialog"
      >
        {t('menu')}
        <span className={headerStyles.mark}>
          <Menu size={22} aria-hidden />
          {user && (
            <Suspense>
              <WaitingBadge user={user} />
            </Suspense>
          )}
        </span>
      </Link>
      {Drawer && <Drawer isOpen={isOpen} onClose={close} opener={link} />}
    </>
  );
}

/** Loads and opens the drawer. If its code cannot be loaded, opens the page instead. */
function useDrawer(page: string) {
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [Drawer, setDrawer] = useState<MenuDrawer | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** The key of the navigation under way when the menu opened, such as the end of a form's submission: it closes nothing. */
  const pendingKey = useRef<string>(null);
  // After an entry was chosen.
  useEffect(() => {
    if (key !== pendingKey.current) setIsOpen(false);
  }, [key]);
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event) || pathname === paths.menu()) return;
    event.preventDefault();
    try {
      const module = await loadDrawer();
      setDrawer(() => module.default);
      pendingKey.current = next?.key ?? null;
      setIsOpen(true);
    } catch {
      window.location.assign(page);
    }
  };
  return { Drawer, isOpen, open, close: () => setIsOpen(false) };
}
