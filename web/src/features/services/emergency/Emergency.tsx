import type { SearchEmergency } from '@amparo/domain/understanding/danger/searchDanger.ts';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { phoneHref } from '../../../ui/cards/phoneHref.ts';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './Emergency.module.css';

/** Advice and numbers above the results when a search mentions danger. */
export default function Emergency({ emergency: { text, language, crisisLines } }: { emergency: SearchEmergency }) {
  const t = useTranslations('shell');
  const keepLanguage = useKeepLanguage();
  return (
    <Notice tone="alert" role="alert" className={styles.emergency}>
      <p lang={language}>{text}</p>
      <ul className={styles.lines}>
        {crisisLines.map(({ id, name, phone }) => {
          const href = phoneHref(phone);
          return (
            href && (
              <li key={id}>
                <ActionLink weight="main" href={href} className={styles.line}>
                  <Phone size={20} aria-hidden />
                  <span className={styles.call}>
                    <b>{phone}</b> {name !== phone && <span className={styles.name}>{name}</span>}
                  </span>
                </ActionLink>
              </li>
            )
          );
        })}
      </ul>
      <p>
        <Link to={keepLanguage(paths.crisisLines())}>{t('crisisLines')}</Link>
      </p>
    </Notice>
  );
}
