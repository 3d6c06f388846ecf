import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

export interface Column {
  label: string;
  /** Whether only screen readers get the label. */
  isHidden?: boolean;
  sort?: ColumnSort;
}

interface ColumnSort {
  /** The address of the list in this order, or in its usual order if it has this one. */
  to: string;
  isSorted: boolean;
  direction: 'ascending' | 'descending';
}

interface Props {
  /** The first one is the name. */
  columns: readonly Column[];
  isAllSelected: boolean;
  /** Undefined if rows cannot be selected. */
  onToggleAll: (() => void) | undefined;
}

/** The names of the columns. Some sort; a second press returns to the usual order. */
export function HeaderRow({ columns, isAllSelected, onToggleAll }: Props) {
  const t = useTranslations('table');
  return (
    <thead>
      <tr>
        {onToggleAll && (
          <td>
            <input
              type="checkbox"
              className="table-box"
              checked={isAllSelected}
              onChange={onToggleAll}
              aria-label={t('selectAll')}
            />
          </td>
        )}
        {columns.map((column) => (
          <Header key={column.label} {...column} />
        ))}
      </tr>
    </thead>
  );
}

function Header({ label, isHidden, sort }: Column) {
  const keepLanguage = useKeepLanguage();
  if (!sort) return <th scope="col">{isHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</th>;
  const { to, isSorted, direction } = sort;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <Link to={keepLanguage(to)} replace preventScrollReset className="table-sort">
        {label}
        {isSorted && <Arrow size={14} aria-hidden />}
      </Link>
    </th>
  );
}
