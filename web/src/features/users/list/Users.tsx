import { Plus } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongListItem } from '../../../ui/infinite-list/LongListItem.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useFormerHeights } from '../../../ui/infinite-list/useFormerHeights.ts';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ServerSearchBox } from '../../../ui/search/SearchBox.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import type { UsersData } from './loadUsers.ts';
import { UserCard } from './UserCard.tsx';
import styles from './Users.module.css';
import { UserTabs } from './UserTabs.tsx';
import { useDeleteUser } from './useDeleteUser.ts';
import { useRestoreUser } from './useRestoreUser.ts';

const UsersTable = lazy(() => import('./UsersTable.tsx'));

/** Spec §9. */
const debounceMs = 1000;

/** The search and the list, which loads more on scrolling. Without scripts, page by page (spec §9). */
export function Users({ data }: { data: UsersData }) {
  const t = useTranslations('users');
  const { which, q, language } = data;
  const addressOf = (at: number) => rarePaths.users(which, { q, skip: at });
  const more = useInfiniteList(data, addressOf);
  const { remove: takeOff, putBack } = more;
  const restore = useRestoreUser(which === 'deleted' ? takeOff : putBack);
  const { userToDelete, ask, close, remove } = useDeleteUser(more.items, { onDeleted: takeOff, onUndo: restore });
  const heights = useFormerHeights();
  const act = useCallback((id: string) => (which === 'deleted' ? restore(id) : ask(id)), [which, restore, ask]);
  const isTable = useMediaQuery(sideMenuScreen, false);
  const searchBox = (
    <ServerSearchBox
      address={rarePaths.users(which)}
      label={t('searchLabel')}
      placeholder={t('searchHint')}
      found={t('count', { count: data.total - more.removedCount })}
      clear={t('clear')}
      q={q}
      debounceMs={debounceMs}
      isCompact={isTable}
    />
  );
  const empty = more.items.length === 0 && more.next === null && <NoUsers {...data} />;
  if (isTable)
    return (
      <>
        <div className="table-tabs">
          <UserTabs chosen={which} q={q} />
        </div>
        <div className="table-tools">
          {searchBox}
          <Invite />
        </div>
        {empty || (
          <Suspense>
            <UsersTable more={more} isDeleted={which === 'deleted'} onAct={act} />
          </Suspense>
        )}
        <DeleteUser user={userToDelete} onConfirm={remove} onClose={close} />
      </>
    );
  return (
    <>
      <Top which={which} q={q} />
      {searchBox}
      {empty || (
        <ul className={styles.list}>
          {more.items.map((user) => (
            <LongListItem key={user.id} name={user.id} isDrawn formerHeight={heights.get(user.id)}>
              <UserCard user={user} language={language} onAct={act} />
            </LongListItem>
          ))}
        </ul>
      )}
      <MorePages more={more} previousLabel={t('earlier')} isNarrow />
      <DeleteUser user={userToDelete} onConfirm={remove} onClose={close} />
    </>
  );
}

/** The tabs, and the link to invite a person. */
function Top({ which, q }: Pick<UsersData, 'which' | 'q'>) {
  const t = useTranslations('users');
  return (
    <>
      <UserTabs chosen={which} q={q} />
      <Invite />
      <noscript>
        <Notice tone="quiet">{t('needsScripts')}</Notice>
      </noscript>
    </>
  );
}

function Invite() {
  const t = useTranslations('users');
  const keepLanguage = useKeepLanguage();
  return (
    <p>
      <ButtonLink weight="main" to={keepLanguage(rarePaths.inviteUser())}>
        <Plus size={20} aria-hidden />
        {t('invite.act')}
      </ButtonLink>
    </p>
  );
}

function NoUsers({ which, q }: Pick<UsersData, 'which' | 'q'>) {
  const t = useTranslations('users');
  const hint = { all: 'emptyHint', superusers: 'emptySuperusers', deleted: 'emptyDeleted' } as const;
  return (
    <EmptyState lead={t('empty')}>
      <p>{t(q === '' ? hint[which] : 'emptySearch')}</p>
    </EmptyState>
  );
}
