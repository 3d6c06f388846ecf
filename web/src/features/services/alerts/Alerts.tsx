import { ChevronDown, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { AlertEnd } from './AlertEnd.tsx';
import styles from './Alerts.module.css';
import type { Alert } from './alertOf.ts';

// The row also scrolls without the buttons.
const AlertControls = lazy(() => import('./AlertControls.tsx').catch(() => ({ default: () => null })));

/** One line that opens the banner of alerts (spec §2). The browser opens it, so it also works without scripts. */
export function Alerts({ alerts }: { alerts: Alert[] }) {
  const t = useTranslations('alerts');
  const banner = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before the scripts ran.
  useEffect(() => setIsOpen(banner.current?.open === true), []);
  return (
    <section aria-label={t('title')}>
      <details ref={banner} className={styles.banner} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <Line alerts={alerts} />
        <div className={styles.inside}>
          <ul className={styles.row}>
            {alerts.map((alert) => (
              <li key={alert.id} className={styles.slide}>
                <AlertCard alert={alert} />
              </li>
            ))}
          </ul>
          {alerts.length > 1 && (
            <div className={styles.controls}>
              {isOpen && (
                <Suspense>
                  <AlertControls banner={banner} count={alerts.length} />
                </Suspense>
              )}
            </div>
          )}
        </div>
      </details>
    </section>
  );
}

/** The first alert's name, and the number of the others. Only a title while the banner is open. */
function Line({ alerts: [first, ...others] }: { alerts: Alert[] }) {
  const t = useTranslations('alerts');
  return (
    <summary className={styles.line}>
      <TriangleAlert size={18} aria-hidden className={styles.mark} />
      <VisuallyHidden>{t('title')}: </VisuallyHidden>
      <span className={styles.title} aria-hidden>
        {t('title')}
      </span>
      <span className={styles.first}>{first?.name}</span>
      {others.length > 0 && <span className={styles.others}>{t('others', { count: others.length })}</span>}
      <ChevronDown size={20} aria-hidden className={styles.arrow} />
    </summary>
  );
}

function AlertCard({ alert: { id, name, isNotice, message, end } }: { alert: Alert }) {
  const keepLanguage = useKeepLanguage();
  return (
    <div className={styles.alert}>
      <h2 className={styles.name}>
        <Link to={keepLanguage(isNotice ? paths.notices() : paths.service(id))}>{name}</Link>
      </h2>
      <p className={styles.message}>
        <AlertEnd end={end} /> <span lang={message.otherLanguage ?? undefined}>{message.text}</span>
      </p>
    </div>
  );
}
