import type { List } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import styles from './MenuList.module.css';

export interface Entry {
  to: string;
  label: string;
  icon: typeof List;
  isOn?: boolean;
  /** The number of items. Zero and unknown numbers are not shown. */
  count?: number | undefined;
  /** A short fact under the label. */
  note?: string | undefined;
}

interface Props {
  title: string;
  entries: Entry[];
  /** An entry of another kind, after them. */
  children?: ReactNode;
}

export function MenuGroup({ title, entries, children }: Props) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <EntryLink entry={entry} />
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </section>
  );
}

function EntryLink({ entry: { to, label, icon: Icon, isOn, count, note } }: { entry: Entry }) {
  const t = useTranslations('menu');
  const keepLanguage = useKeepLanguage();
  const { pathname } = useLocation();
  const inside = (
    <>
      <Icon size={20} aria-hidden className={styles.icon} />
      <span>
        {label}
        {isOn && <span className={styles.on}> · {t('on')}</span>}
        {note && <span className={styles.on}> · {note}</span>}
      </span>
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
    </>
  );
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={styles.entry} rel="noreferrer">
        {inside}
      </a>
    );
  }
  const isHere = to.split('?')[0] === pathname && pathname !== paths.home();
  return (
    <Link to={keepLanguage(to)} className={styles.entry} aria-current={isHere ? 'page' : isOn ? 'true' : undefined}>
      {inside}
    </Link>
  );
}
