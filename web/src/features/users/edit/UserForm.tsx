import { type Role, roles } from '@amparo/domain/permissions/permissions.ts';
import { defaultTotalServices, type ManagedUser, UserInput } from '@amparo/domain/users/user.ts';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { account } from '../../../browser/storage/account.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { loadConfirm } from '../../../ui/dialogs/lazyConfirm.ts';
import { DirectoryForm } from '../../../ui/directory-forms/DirectoryForm.tsx';
import { FormPhoneField, FormSelectField, FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import type { SaveRequest } from '../../../ui/forms/useEditForm.ts';
import { ConfirmRole } from './ConfirmRole.tsx';
import type { UserData } from './loadUser.ts';
import { inputOf, type UserValues, valuesOf } from './userValues.ts';

/** An administrator changes the account of another person. There is no draft: the device stores no data of others. */
export default function UserForm({ data: { user, isOwn } }: { data: UserData }) {
  const t = useTranslations('users');
  const save = useSaveUser(user);
  const { question, confirmRole } = useConfirmRole(valuesOf(user).role);
  const texts = {
    displayName: { label: t('edit.name'), named: t('edit.nameNamed') },
    phone: { label: t('edit.phone'), named: t('edit.phoneNamed') },
    role: { label: t('edit.role') },
    totalServices: { label: t('edit.totalServices'), named: t('edit.totalServicesNamed') },
  };
  return (
    <DirectoryForm<UserValues>
      schema={UserInput}
      toInput={(values) => inputOf(values, user.updatedAt)}
      stored={versionOf(user)}
      readNewer={(data) => versionOf(data as ManagedUser)}
      save={save}
      confirm={({ role }) => confirmRole(role)}
      savedText={t('edit.saved')}
      list={rarePaths.users('all')}
      texts={(name) => texts[name as keyof UserValues]}
      errorText={(key) => (key === 'MINIMUM_TOTAL_SERVICE' ? t('edit.MINIMUM_TOTAL_SERVICE') : undefined)}
      problemText={(key) =>
        key === 'LAST_ADMINISTRATOR' ? t('lastAdministrator') : key === 'NOT_FOUND' ? t('edit.gone') : undefined
      }
      describe={(name, { role }) => (name === 'role' ? t(`roles.${role}`) : undefined)}
    >
      <FormTextField name="displayName" />
      <FormPhoneField name="phone" />
      {isOwn ? <OwnRole user={user} /> : <RoleField />}
      <TotalServices />
      <ConfirmRole user={user} question={question} />
    </DirectoryForm>
  );
}

/** Nobody changes their own role. */
function OwnRole({ user }: { user: ManagedUser }) {
  const t = useTranslations('users');
  const role = t(`roles.${valuesOf(user).role}`);
  return <TextField label={t('edit.role')} hint={t('edit.ownRole')} value={role} readOnly />;
}

function RoleField() {
  const t = useTranslations('users');
  const options = roles.map((role) => ({ value: role, label: t(`roles.${role}`) }));
  return <FormSelectField name="role" hint={t('edit.roleHint')} options={options} />;
}

/** Administrators have no limit. */
function TotalServices() {
  const t = useTranslations('users.edit');
  const role = useWatch({ name: 'role' });
  if (role === 'ADMINISTRATOR') return null;
  return (
    <FormTextField
      name="totalServices"
      hint={t('totalServicesHint', { usual: defaultTotalServices })}
      inputMode="numeric"
    />
  );
}

function versionOf(user: ManagedUser) {
  return { values: valuesOf(user), updatedAt: user.updatedAt };
}

/** Saves the account, then its role. If only the first call succeeds, a retry starts from its result. */
function useSaveUser(user: ManagedUser) {
  const half = useRef<ManagedUser>(null);
  return async (values: UserValues, { updatedAt }: SaveRequest) => {
    const params = { id: user.id };
    const ifUnmodifiedSince = half.current?.updatedAt ?? updatedAt ?? user.updatedAt;
    half.current = null;
    const { data: saved } = await callApi('PUT /users/:id', { params, body: inputOf(values, ifUnmodifiedSince) });
    half.current = saved;
    updateOwnAccount(saved);
    if (values.role !== valuesOf(saved).role)
      await callApi('POST /users/:userId/set-permission', { params: { userId: user.id }, body: { role: values.role } });
  };
}

/** The menu shows the name of the signed-in user. */
function updateOwnAccount(user: ManagedUser): void {
  const own = account.read();
  if (own?.user.id === user.id) account.keep({ ...own, user: { ...own.user, ...user } });
}

/** The question about a new role, and how the form asks it. */
function useConfirmRole(currentRole: Role) {
  const [question, setQuestion] = useState<{ role: Role; answer: (isConfirmed: boolean) => void } | null>(null);
  const confirmRole = async (role: Role): Promise<boolean> => {
    if (role === currentRole) return true;
    // Without the dialog, such as without a network, nothing could be saved either.
    await loadConfirm().catch(() => null);
    return new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setQuestion(null);
        resolve(isConfirmed);
      };
      setQuestion({ role, answer });
    });
  };
  return { question, confirmRole };
}
