import { languageFacts } from '@amparo/domain/translation/languages.ts';
import { Check } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../paths.ts';
import type { RootData } from '../../routing/rootData.ts';
import styles from './IntroducePage.module.css';
import { backIn } from './introduction.ts';

/** The region's languages. Plain links, because a page in another language is a new document. */
export function LanguagePicker({ back }: { back: string | null }) {
  const t = useTranslations('introduce');
  const root = useRouteLoaderData<RootData>('root');
  return (
    <nav aria-label={t('languageLabel')}>
      <ul className={styles.languages}>
        {root?.region.languages.map((language) => (
          <li key={language}>
            <a
              href={paths.introduce({ back: backIn(language, back), language })}
              className={styles.language}
              lang={language}
              hrefLang={language}
              aria-current={language === root.language ? 'true' : undefined}
            >
              {languageFacts[language].name}
              {language === root.language && <Check size={20} aria-hidden />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
