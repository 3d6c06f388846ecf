import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { hasAgreed, hasAgreedOnDevice, keepAgreement } from '../../browser/storage/agreement.ts';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { type LoadInput, onDevice, onServer } from '../../routing/load.ts';
import { privateMeta } from '../../ui/page/pageMeta.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { agreeOnDevice, agreeOnServer } from './agree.ts';
import { Declined } from './Declined.tsx';
import { drawings } from './drawings.tsx';
import styles from './IntroducePage.module.css';
import { type Introduction, readIntroduction, slides } from './introduction.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Terms } from './Terms.tsx';
import { useTurning } from './useTurning.ts';

async function loadIntroduction({ url }: LoadInput): Promise<Introduction> {
  return readIntroduction(url.searchParams);
}

export const loader = onServer(loadIntroduction);
export const clientLoader = withMessages('introduce', onDevice(loadIntroduction));
export const action = agreeOnServer;
export const clientAction = agreeOnDevice;

export const meta = privateMeta<Introduction>((t, { loaderData }) =>
  t(`introduce.slides.${loaderData?.slide ?? 'welcome'}.title`),
);

/** How Amparo works, in nine slides; the last asks for agreement (spec §2, rules.md §4). */
export default function IntroducePage() {
  const introduction = useLoaderData<typeof loader>();
  useWayBack(introduction);
  return introduction.isDeclined ? <Declined back={introduction.back} /> : <SlideView {...introduction} />;
}

function SlideView({ number, slide, back }: Introduction) {
  const t = useTranslations('introduce');
  const keepLanguage = useKeepLanguage();
  const Drawing = drawings[slide];
  const to = (next: number) =>
    next < 1 || next > slides.length ? null : keepLanguage(paths.introduce({ slide: next, back }));
  const turning = useTurning({ previous: to(number - 1), next: to(number + 1) });
  const title = useFocusOnNewSlide(number);
  return (
    <main id="content" className={styles.page} {...turning}>
      <div className={styles.top}>
        <p>{t('step', { number, total: slides.length })}</p>
        {slide !== 'terms' && (
          <Link to={to(slides.length) ?? ''} className={styles.skip}>
            {t('skip')} <VisuallyHidden>{t('skipWhere')}</VisuallyHidden>
          </Link>
        )}
      </div>
      <div key={slide} className={styles.slide}>
        <Drawing />
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {t(`slides.${slide}.title`)}
        </h1>
        <p className={styles.text}>{t(`slides.${slide}.text`)}</p>
        {slide === 'welcome' && <LanguagePicker back={back} />}
        {slide === 'terms' && <Terms back={back} />}
      </div>
      <Turn previous={to(number - 1)} next={to(number + 1)} />
    </main>
  );
}

function Turn({ previous, next }: { previous: string | null; next: string | null }) {
  const t = useTranslations('introduce');
  return (
    <div className={next ? `${styles.turn} ${styles.staying}` : `${styles.turn} ${styles.last}`}>
      {previous && (
        <Link to={previous} className={styles.previous}>
          <ArrowLeft size={20} aria-hidden />
          {t('previous')}
        </Link>
      )}
      {next && (
        <Link to={next} className={styles.next}>
          {t('next')}
          <ArrowRight size={20} aria-hidden />
        </Link>
      )}
    </div>
  );
}

/** Announces the next slide by moving the focus to its heading. */
function useFocusOnNewSlide(number: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    title.current?.focus({ preventScroll: true });
  }, [number]);
  return title;
}

/**
 * Handles two facts that the server cannot know. Browsers keep the hash of the requested page through a redirect. A
 * person may have agreed before and lost only the cookie.
 */
function useWayBack({ number, back }: Introduction): void {
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const { hash } = useLocation();
  const hasWholeAddress = back === null || hash === '' || hash === '#content' || back.includes('#');
  const whole = hasWholeAddress ? back : back + hash;
  const fuller = hasWholeAddress ? null : keepLanguage(paths.introduce({ slide: number, back: whole }));
  useEffect(() => {
    const isReturning = !hasAgreed(document.cookie) && hasAgreedOnDevice();
    if (isReturning) keepAgreement();
    const to = isReturning ? whole : fuller;
    if (to !== null) void navigate(to, { replace: true });
  }, [navigate, whole, fuller]);
}
