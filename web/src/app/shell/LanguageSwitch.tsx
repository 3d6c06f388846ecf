import { Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Language, languageNames } from '../../i18n/language.ts';
import { withLanguage } from '../../i18n/useKeepLanguage.ts';
import headerStyles from './HeaderItem.module.css';
import styles from './LanguageSwitch.module.css';

// Plain links: another language is a new document with its own messages.

/** Switches between English and Spanish with one tap. */
export function LanguageSwitch({ current }: { current: Language }) {
  const { pathname, search } = useLocation();
  const other = current === 'es' ? 'en' : 'es';
  return (
    <a className={headerStyles.item} href={withLanguage(pathname + search, other)} lang={other} hrefLang={other}>
      <Languages size={20} aria-hidden />
      {languageNames[other]}
    </a>
  );
}

/** All languages of the region. */
export function LanguageList({ languages, current }: { languages: Language[]; current: Language }) {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t('languageLabel')}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              className={styles.item}
              href={withLanguage(pathname + search, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
