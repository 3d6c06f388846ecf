import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link, useLocation, useMatches, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { isFirstEntry } from '../../browser/isFirstEntry.ts';
import { FavoriteStar } from '../../features/services/star/FavoriteStar.tsx';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import { isPlainClick } from '../../ui/controls/linkEvents.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useHome } from '../useHome.ts';
import styles from './PageBar.module.css';

/** Pages with their own links to the next step. */
const withoutBar = [paths.home(), paths.introduce()];

export function usePageHasBar(): boolean {
  return !withoutBar.includes(useLocation().pathname);
}

/** The header of inner pages: back, the title once it has scrolled away, and a service's star. */
export function PageBar() {
  const matches = useMatches();
  const { handle, loaderData } = matches[matches.length - 1] ?? {};
  // A failed page has no data, so its own title is unknown.
  const page = loaderData ? ((handle ?? {}) as PageHandle<unknown>) : {};
  const title = useHiddenTitle();
  const id = page.favorite?.(loaderData);
  const to = page.back?.(loaderData) ?? null;
  return (
    <div className={styles.bar} data-top-level={to ? undefined : ''}>
      <Back to={to} isLogin={page.isLogin === true} />
      <p className={title ? styles.title : `${styles.title} ${styles.unseen}`} aria-hidden>
        {title}
      </p>
      {id && <FavoriteStar id={id} />}
    </div>
  );
}

/** Goes back within the app, otherwise to the parent page or home. */
function Back({ to, isLogin }: { to: string | null; isLogin: boolean }) {
  const t = useTranslations('shell');
  const keepLanguage = useKeepLanguage();
  const home = useHome();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event) || isFirstEntry()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={to === null ? home : keepLanguage(to)} className={styles.back} onClick={goBack}>
      <ArrowLeft size={20} aria-hidden />
      {isLogin ? (
        <>
          <VisuallyHidden>{t('back')}: </VisuallyHidden>
          {t('login')}
        </>
      ) : (
        t('back')
      )}
    </Link>
  );
}

/** The height in pixels of the sticky bars: the emergency numbers and the header. */
const barsPx = 88;

/** Returns the page's heading while it is scrolled out of view, otherwise an empty text. */
function useHiddenTitle(): string {
  const { key } = useLocation();
  const [title, setTitle] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another heading
  useEffect(() => {
    setTitle('');
    const heading = document.querySelector('h1');
    if (!heading) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page gets several changes at once. The last one is the newest.
        const entry = entries[entries.length - 1];
        setTitle(entry && isAbove(entry) ? (heading.textContent ?? '') : '');
      },
      { rootMargin: `-${barsPx}px 0px 0px` },
    );
    observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return title;
}

function isAbove({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return !isIntersecting && boundingClientRect.top < barsPx;
}
