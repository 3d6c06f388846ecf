import { RotateCcw, Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import type { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { type CellProps, DataTable, type RowKind } from '../../../ui/table/DataTable.tsx';
import { TableKeys } from '../../../ui/table/TableKeys.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ServicesLink } from '../ServicesLink.tsx';
import type { UserEntry } from './userEntry.ts';

const kind: RowKind<UserEntry> = {
  nameOf: ({ name }) => name,
  addressOf: ({ id }) => rarePaths.user(id),
  Cells: UserCells,
};

interface Props {
  more: ReturnType<typeof useInfiniteList<UserEntry>>;
  isDeleted: boolean;
  /** Deletes an account after a question, or restores a deleted one. */
  onAct: (id: string) => void;
}

/** People on a wide screen: one line each. */
export default function UsersTable({ more, isDeleted, onAct }: Props) {
  const usersText = useTranslations('users');
  const t = useTranslations('users.table');
  const names = ['name', 'email', 'role', 'services', isDeleted ? 'deleted' : 'lastSignedIn'] as const;
  const columns = [...names.map((name) => ({ label: t(name) })), { label: t('action'), isHidden: true }];
  const shared = { openId: null, onOpen: onAct };
  return (
    <>
      <DataTable label={t('label')} items={more.items} {...{ columns, kind }} {...shared} />
      <MorePages more={more} previousLabel={usersText('earlier')} />
      <TableKeys enter={t('open')} isForm={false} rowKeys={[]} isReadOnly {...shared} />
    </>
  );
}

/** The last cell deletes or restores the account. */
function UserCells({ item, onOpen }: CellProps<UserEntry>) {
  const t = useTranslations('users');
  const momentText = useMomentText(useLocale());
  const { id, name, email, role, isOwn, lastSignedIn, deletedAt } = item;
  const isDeleted = deletedAt !== null;
  return (
    <>
      <td className="table-middle" title={email}>
        {email}
      </td>
      <td className="table-long" title={t(`roles.${role}`)}>
        {t(`roles.${role}`)}
      </td>
      <td className="table-whole">
        <ServicesLink user={item} />
      </td>
      <td className="table-whole">{momentText(deletedAt ?? lastSignedIn) || t('table.never')}</td>
      <td className="table-whole">
        {isOwn ? (
          t('you')
        ) : (
          <button type="button" id={`delete-${id}`} className="table-edit" onClick={() => onOpen(id)}>
            {isDeleted ? <RotateCcw size={16} aria-hidden /> : <Trash2 size={16} aria-hidden />}
            <VisuallyHidden>{`${t(isDeleted ? 'restore' : 'delete')}: ${name}`}</VisuallyHidden>
          </button>
        )}
      </td>
    </>
  );
}
