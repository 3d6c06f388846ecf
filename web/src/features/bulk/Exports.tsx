import { type BulkKind, bulkKinds } from '@amparo/domain/bulk/bulkKinds.ts';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { download } from '../../http-client/download.ts';
import { rarePaths } from '../../rarePaths.ts';
import { useErrorToast } from '../../routing/useErrorToast.ts';
import { ActionLink } from '../../ui/controls/Button.tsx';
import { isPlainClick } from '../../ui/controls/linkEvents.ts';
import styles from './Bulk.module.css';

/** One file per list. Links for people signed in by a cookie. On the device, the API is called with its token. */
export function Exports() {
  const t = useTranslations('bulk');
  const showError = useErrorToast();
  const fetchFile = async (event: MouseEvent, what: BulkKind) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await download(`/exports/${what}`);
      showToast({ text: t('export.done'), kind: 'success' });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export">{t('export.title')}</h2>
      <p>{t('export.hint')}</p>
      <ul className={styles.downloads}>
        {bulkKinds.map((what) => (
          <li key={what}>
            <ActionLink
              weight="outlined"
              href={rarePaths.exported(what)}
              download
              aria-label={t('export.download', { what: t(`kinds.${what}`) })}
              onClick={(event) => void fetchFile(event, what)}
            >
              <Download size={20} aria-hidden />
              {t(`kinds.${what}`)}
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
