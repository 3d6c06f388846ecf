import type { FieldErrorKey, FieldErrors } from '@amparo/domain/http/apiError.ts';
import { roles } from '@amparo/domain/permissions/roles.ts';
import { defaultTotalServices, UserInput } from '@amparo/domain/users/userInput.ts';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { formErrors } from '../../../http-client/formErrors.ts';
import { Button } from '../../../ui/Button.tsx';
import { PhoneField } from '../../../ui/forms/fields/PhoneField.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { asFormErrors } from '../../../ui/forms/resolverOf.ts';
import { useFieldError } from '../../../ui/forms/useFieldError.ts';
import type { UserData } from './loadUser.ts';
import { NewerUser } from './NewerUser.tsx';
import { inputOf, type TypedUser, typedOf } from './typedUser.ts';
import styles from './UserForm.module.css';
import { useSaveUser } from './useSaveUser.ts';

/** What an administrator changes of somebody. Fetched where it is shown, with what checks it. */
export default function UserForm({ data: { user, isOwn } }: { data: UserData }) {
  const t = useTranslations('users.edit');
  const roleWords = useTranslations('users.roles');
  const { save, newer } = useSaveUser(user);
  const form = useForm<TypedUser>({
    defaultValues: typedOf(user),
    resolver: (values) => {
      const errors = formErrors(UserInput, inputOf(values, user.updatedAt));
      return Object.keys(errors).length > 0 ? { values: {}, errors: asFormErrors(errors) } : { values, errors: {} };
    },
  });
  const errorOf = useErrorWords(form.formState.errors);
  const send = form.handleSubmit(async (typed) => {
    const refused = await save(typed);
    for (const [name, key] of Object.entries(refused ?? {}) as [keyof TypedUser, FieldErrorKey][])
      form.setError(name, { type: key, message: key }, { shouldFocus: true });
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <NewerUser user={newer} />
      <TextField label={t('name')} error={errorOf('displayName', t('nameNamed'))} {...form.register('displayName')} />
      <PhoneField label={t('phone')} error={errorOf('phone', t('phoneNamed'))} {...form.register('phone')} />
      {isOwn ? (
        <TextField label={t('role')} hint={t('ownRole')} value={roleWords(typedOf(user).role)} readOnly />
      ) : (
        <SelectField
          label={t('role')}
          hint={t('roleHint')}
          options={roles.map((role) => ({ value: role, words: roleWords(role) }))}
          {...form.register('role')}
        />
      )}
      {form.watch('role') !== 'ADMINISTRATOR' && (
        <TextField
          label={t('totalServices')}
          hint={t('totalServicesHint', { usual: defaultTotalServices })}
          error={errorOf('totalServices', t('totalServicesNamed'))}
          inputMode="numeric"
          {...form.register('totalServices')}
        />
      )}
      <Button type="submit" weight="main" className={styles.send}>
        {t('save')}
      </Button>
    </form>
  );
}

type Errors = Partial<Record<keyof TypedUser, { message?: string | undefined }>>;

function useErrorWords(errors: Errors) {
  const t = useTranslations('users.edit');
  const wordsOf = useFieldError();
  return (name: keyof FieldErrors & keyof TypedUser, named: string) => {
    const key = errors[name]?.message as FieldErrorKey | undefined;
    return key === 'MINIMUM_TOTAL_SERVICE' ? t('MINIMUM_TOTAL_SERVICE') : wordsOf(key, named);
  };
}
