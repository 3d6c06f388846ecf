import { type BulkKind, bulkKinds } from '@amparo/domain/bulk/bulkKinds.ts';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { download } from '../../http-client/download.ts';
import { withQuery } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';
import { useErrorToast } from '../../routing/useErrorToast.ts';
import { ActionLink } from '../../ui/controls/Button.tsx';
import { isPlainClick } from '../../ui/controls/linkEvents.ts';
import styles from './Bulk.module.css';

/** One file per list. */
export function Exports() {
  const t = useTranslations('bulk');
  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export">{t('export.title')}</h2>
      <p>{t('export.hint')}</p>
      <Downloads label={(what) => t('export.download', { what })} />
    </section>
  );
}

interface Props {
  /** The accessible name of the link to the file of a list. */
  label: (what: string) => string;
  /** Small files with example rows instead of the lists. */
  isTemplate?: true;
}

/** Links for people signed in by a cookie. On the device, the API is called with its token. */
export function Downloads({ label, isTemplate }: Props) {
  const t = useTranslations('bulk');
  const showError = useErrorToast();
  const fetchFile = async (event: MouseEvent, what: BulkKind) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await download(withQuery(`/exports/${what}`, { isTemplate: isTemplate && 'true' }));
      showToast({ text: t('export.done'), kind: 'success' });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ul className={styles.downloads}>
      {bulkKinds.map((what) => (
        <li key={what}>
          <ActionLink
            weight={isTemplate ? 'quiet' : 'outlined'}
            href={rarePaths.exported(what, isTemplate)}
            download
            aria-label={label(t(`kinds.${what}`))}
            onClick={(event) => void fetchFile(event, what)}
          >
            <Download size={20} aria-hidden />
            {t(`kinds.${what}`)}
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
