import { languageFacts } from '@amparo/domain/translation/languages.ts';
import { Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../i18n/language.ts';
import { withLanguage } from '../../i18n/useKeepLanguage.ts';
import headerStyles from './HeaderItem.module.css';
import styles from './LanguageSwitch.module.css';

// Plain links: another language is a new document with its own messages.

interface Props {
  languages: Language[];
  current: Language;
}

/** Switches with one tap to the first language of the region that is not the current one. */
export function LanguageSwitch({ languages, current }: Props) {
  const { pathname, search } = useLocation();
  const other = languages.find((language) => language !== current);
  if (!other) return null;
  return (
    <a className={headerStyles.item} href={withLanguage(pathname + search, other)} lang={other} hrefLang={other}>
      <Languages size={20} aria-hidden />
      {languageFacts[other].name}
    </a>
  );
}

/** All languages of the region. */
export function LanguageList({ languages, current }: Props) {
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
              {languageFacts[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
