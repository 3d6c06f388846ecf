import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { ActionLink } from '../../ui/controls/Button.tsx';
import styles from './IntroducePage.module.css';
import { slides } from './introduction.ts';

const numbers = [
  ['911', 'call911'],
  ['988', 'call988'],
  ['211', 'call211'],
] as const;

/** Offers help to people who do not agree. */
export function Declined({ back }: { back: string | null }) {
  const t = useTranslations('introduce.declined');
  const keepLanguage = useKeepLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <main id="content" className={`${styles.page} ${styles.declined}`}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      <p className={styles.text}>{t('text')}</p>
      <ul className={styles.numbers}>
        {numbers.map(([number, words]) => (
          <li key={number}>
            <ActionLink href={`tel:${number}`} className={styles.number}>
              <Phone size={18} aria-hidden />
              <span>
                <b>{number}</b> {t(words)}
              </span>
            </ActionLink>
          </li>
        ))}
      </ul>
      <p>
        <Link to={keepLanguage(paths.crisisLines())}>{t('crisisLines')}</Link>
      </p>
      <p>
        <Link to={keepLanguage(paths.introduce({ slide: slides.length, back }))} className={styles.previous}>
          {t('again')}
        </Link>
      </p>
    </main>
  );
}
