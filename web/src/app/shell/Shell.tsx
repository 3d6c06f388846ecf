import { MessageSquare } from 'lucide-react';
import {
  type FocusEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Link, useLocation, useMatches, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { deviceQuestion } from '../../browser/offline/deviceQuestion.ts';
import { account } from '../../browser/storage/account.ts';
import { waitingIds } from '../../browser/storage/outbox.ts';
import { useStoredIds } from '../../browser/storage/storedIds.ts';
import { lazyWithMessages } from '../../i18n/messages/lazyWithMessages.tsx';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { Saved } from '../../routing/load.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import type { RootData } from '../../routing/rootData.ts';
import { loadOutboxNotice } from '../../ui/outbox/loadOutboxNotice.ts';
import { SavedLine } from '../../ui/page/SavedLine.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { useHome } from '../useHome.ts';
import headerStyles from './HeaderItem.module.css';
import { LanguageList, LanguageSwitch } from './LanguageSwitch.tsx';
import { MenuButton } from './MenuButton.tsx';
import { PageBar, usePageHasBar } from './PageBar.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import { SafetyBar } from './SafetyBar.tsx';
import { SearchToggle } from './SearchToggle.tsx';
import styles from './Shell.module.css';

const OutboxNotice = lazy(loadOutboxNotice);
const DeviceQuestion = lazyWithMessages('thisPhone', () => import('../../features/this-phone/DeviceQuestion.tsx'));
const noQuestion = () => null;

/** The frame of every page: emergency numbers, "Leave quickly", home, place, language. */
export function Shell({ root, children }: { root: RootData | null; children: ReactNode }) {
  const t = useTranslations('shell');
  const isHome = useLocation().pathname === paths.home();
  const saved = useMatches().map(({ loaderData }) => (loaderData as Saved | undefined)?.saved);
  const question = useSyncExternalStore(deviceQuestion.watch, deviceQuestion.read, noQuestion);
  useFocusOnNewPage();
  useSessionCheck(root);
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skipToContent')}
      </a>
      <SafetyBar />
      <Progress />
      <Header root={root} />
      {useStoredIds(waitingIds).length > 0 && (
        <Suspense>
          <OutboxNotice />
        </Suspense>
      )}
      <Toaster />
      <SavedLine saved={saved.find(Boolean)} />
      {children}
      {question && (
        <Suspense>
          <DeviceQuestion question={question} />
        </Suspense>
      )}
      <footer className={isHome ? `${styles.footer} ${styles.aboveTabs}` : styles.footer}>
        <div className={styles.footerInner}>
          <p>{t('footerCheck')}</p>
          <p>{t('footerPromise')}</p>
          <TextLinks />
          {root && <LanguageList languages={root.region.languages} current={root.language} />}
        </div>
      </footer>
    </>
  );
}

function Header({ root }: { root: RootData | null }) {
  const t = useTranslations('shell');
  const home = useHome();
  const hasBar = usePageHasBar();
  const keepLanguage = useKeepLanguage();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls the focused element into view
    <header className={hasBar ? `${styles.header} ${styles.withBar}` : styles.header} onFocus={showFocused}>
      <div className={styles.headerInner}>
        <MenuButton />
        <Link to={home} className={styles.brand} aria-label={t('homeLink')}>
          {root?.look.logo ? <img src={root.look.logo} alt="" width="28" height="28" /> : <Lamp />}
          <span>{t('name')}</span>
        </Link>
        <SearchToggle />
        {root && <PlaceButton place={root.place} />}
        <Link to={keepLanguage(paths.chatbot())} className={headerStyles.item}>
          <MessageSquare size={20} aria-hidden />
          {t('chat')}
        </Link>
        {root && <LanguageSwitch languages={root.region.languages} current={root.language} />}
      </div>
      {hasBar && <PageBar />}
    </header>
  );
}

/** Scrolls a focused element out from under the sticky bar. At the top of the page nothing is covered. */
function showFocused({ currentTarget, target }: FocusEvent): void {
  const safetyBarPx = 50;
  const row = currentTarget.firstElementChild;
  if (row?.contains(target) && row.getBoundingClientRect().bottom < safetyBarPx) window.scrollTo({ top: 0 });
}

/** Links to the static pages, in the footer of every page. */
function TextLinks() {
  const t = useTranslations('shell.pages');
  const keepLanguage = useKeepLanguage();
  return (
    <ul className={styles.texts}>
      <li>
        <Link to={keepLanguage(paths.about())}>{t('about')}</Link>
      </li>
      <li>
        <Link to={keepLanguage(paths.privacyPolicy())}>{t('privacy')}</Link>
      </li>
      <li>
        <Link to={keepLanguage(paths.termsOfUse())}>{t('terms')}</Link>
      </li>
    </ul>
  );
}

function Lamp() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 3 4 12.5V28h24V12.5z" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
      <path d="M12 28V19a4 4 0 0 1 8 0v9z" fill="var(--amber)" />
    </svg>
  );
}

/** Announces a new page by moving the focus to its heading. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Shows that the next page is loading. Screen readers read the heading of the new page. */
function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden />;
}

/** Runs once when the app starts, and only for signed-in people: guests need no request. */
function useSessionCheck(root: RootData | null): void {
  const matches = useMatches();
  const check = useEffectEvent(async () => {
    if (!account.read() && !root?.user) return;
    const { checkSession } = await import('./checkSession.ts');
    const { handle } = matches[matches.length - 1] ?? {};
    const isEndShown = (handle as PageHandle<unknown> | undefined)?.needsSignIn === true;
    await checkSession({ isEndShown, isInCookie: !!root?.user });
  });
  useEffect(() => {
    // Without a network, change nothing.
    check().catch(() => {});
  }, []);
}
