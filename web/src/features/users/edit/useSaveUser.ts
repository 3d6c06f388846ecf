import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import type { ManagedUser } from '@amparo/domain/users/listedUser.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { account } from '../../../browser/account.ts';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorKeyOf } from '../../../http-client/errorKeyOf.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { inputOf, type TypedUser, typedOf } from './typedUser.ts';

/** Saves an account, then its role; what others changed meanwhile is shown before it is written over. */
export function useSaveUser(user: ManagedUser) {
  const t = useTranslations('users');
  const tellFailure = useErrorToast();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const stored = useRef(user);
  const isBusy = useRef(false);
  const [newer, setNewer] = useState<ManagedUser | null>(null);

  const write = async (typed: TypedUser) => {
    const params = { id: user.id };
    const wasRole = typedOf(stored.current).role;
    const body = inputOf(typed, stored.current.updatedAt);
    stored.current = (await callApi('PUT /users/:id', { params, body })).data;
    keepOwn(stored.current);
    // In one saving with the rest; the role that somebody was given meanwhile is theirs, unless another was chosen here.
    if (typed.role !== typedOf(user).role && typed.role !== wasRole)
      await callApi('POST /users/:userId/set-permission', { params: { userId: user.id }, body: { role: typed.role } });
  };

  /** Why fields were refused; null where it was saved, or told otherwise. */
  const save = async (typed: TypedUser): Promise<FieldErrors | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      await write(typed);
      showToast({ words: t('edit.saved'), kind: 'success' });
      void navigate(keepLanguage(paths.users('all')));
    } catch (error) {
      const { fields, data } = error as { fields?: FieldErrors; data?: unknown };
      const key = errorKeyOf(error)?.key;
      if (key === 'VALIDATION' && fields) return fields;
      if (key === 'CHANGED_MEANWHILE') {
        stored.current = data as ManagedUser;
        setNewer(stored.current);
      } else if (key === 'LAST_ADMINISTRATOR') showToast({ words: t('lastAdministrator'), kind: 'error' });
      else if (key === 'NOT_FOUND') showToast({ words: t('edit.gone'), kind: 'error' });
      else tellFailure(error);
    } finally {
      isBusy.current = false;
    }
    return null;
  };
  return { save, newer };
}

/** One's own name in the menu. */
function keepOwn(user: ManagedUser): void {
  const kept = account.read();
  if (kept?.user.id === user.id) account.keep({ ...kept, user: { ...kept.user, ...user } });
}
