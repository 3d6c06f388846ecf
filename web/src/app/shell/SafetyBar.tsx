import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { LeaveQuickly } from './LeaveQuickly.tsx';
import styles from './SafetyBar.module.css';

/** Shown on every page and in every state, because a person in danger must not search for these numbers. */
export function SafetyBar() {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  useEffect(markScrolled, []);
  return (
    <aside className={styles.bar} aria-label={t('shell.safetyLabel')}>
      <div className={styles.inner}>
        <a href="tel:911" className={styles.call}>
          <Phone size={16} aria-hidden />
          <b>911</b> <span className={styles.text}>{t('shell.call911')}</span>
        </a>
        <a href="tel:988" className={styles.call}>
          <Phone size={16} aria-hidden />
          <b>988</b> <span className={styles.text}>{t('shell.call988')}</span>
        </a>
        <Link to={keepLanguage(paths.crisisLines())} className={styles.lines}>
          {t('shell.crisisLines')}
        </Link>
        <LeaveQuickly />
      </div>
    </aside>
  );
}

/** Marks the document while it is scrolled, because the bar and everything that sticks below it then needs less room. */
function markScrolled(): () => void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', window.scrollY > 0);
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  return () => window.removeEventListener('scroll', mark);
}
