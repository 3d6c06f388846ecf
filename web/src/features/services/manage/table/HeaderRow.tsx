import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import type { ManagedData } from '../data/loadManaged.ts';
import styles from './ManagedTable.module.css';

interface Props {
  managed: ManagedData;
  isAllSelected: boolean;
  onToggleAll: () => void;
}

/** The names of the columns. Three of them sort; a second press returns to the usual order. */
export function HeaderRow({ managed, isAllSelected, onToggleAll }: Props) {
  const t = useTranslations('manage');
  return (
    <thead>
      <tr>
        <td>
          <input
            type="checkbox"
            className={styles.box}
            checked={isAllSelected}
            onChange={onToggleAll}
            aria-label={t('table.selectAll')}
          />
        </td>
        <SortHeader managed={managed} sort="name" label={t('table.name')} />
        <th scope="col">
          <VisuallyHidden>{t('services.edit')}</VisuallyHidden>
        </th>
        <th scope="col">{t('table.kind')}</th>
        <th scope="col">{t('table.town')}</th>
        <th scope="col">{t('table.phone')}</th>
        <th scope="col">{t('table.owner')}</th>
        <th scope="col">{t('table.status')}</th>
        <SortHeader managed={managed} sort="verifiedAt" label={t('table.confirmedOn')} />
        <SortHeader managed={managed} sort="updatedAt" label={t('table.changed')} />
      </tr>
    </thead>
  );
}

interface SortProps extends Pick<Props, 'managed'> {
  sort: 'name' | 'verifiedAt' | 'updatedAt';
  label: string;
}

function SortHeader({ managed: { q, filter }, sort, label }: SortProps) {
  const keepLanguage = useKeepLanguage();
  const isSorted = filter.sort === sort;
  const isDescending = sort === 'updatedAt';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const to = rarePaths.manageServices({ q, filter: { ...filter, sort: isSorted ? '' : sort } });
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <Link to={keepLanguage(to)} replace preventScrollReset className={styles.sort}>
        {label}
        {isSorted && <Arrow size={14} aria-hidden />}
      </Link>
    </th>
  );
}
