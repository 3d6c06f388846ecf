import { InvitationInput } from '@amparo/domain/users/user.ts';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../http-client/callApi.ts';
import type { Language } from '../../../i18n/language.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { DirectoryForm } from '../../../ui/directory-forms/DirectoryForm.tsx';
import { FormSelectField, FormTextField } from '../../../ui/forms/fields/FormFields.tsx';

type Values = Required<InvitationInput>;

/** Each in its own language. */
const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

/** At first the language of the page. */
export default function InviteForm({ language }: { language: Language }) {
  const t = useTranslations('users.invite');
  const values: Values = { email: '', displayName: '', language: language === 'es' ? 'es' : 'en' };
  return (
    <DirectoryForm<Values>
      schema={InvitationInput}
      stored={{ values, updatedAt: null }}
      readNewer={() => ({ values, updatedAt: null })}
      save={(body, { key }) => callApi('POST /users', { body, key })}
      submitText={t('send')}
      savedText={t('sent')}
      list={rarePaths.users('all')}
      texts={(name) => ({ label: t(`fields.${name as keyof Values}`) })}
      problemText={(key) => (key === 'EMAIL_ALREADY_USED' ? t('used') : undefined)}
    >
      <FormTextField name="email" type="email" inputMode="email" autoComplete="off" required />
      <FormTextField name="displayName" autoComplete="off" />
      <FormSelectField name="language" hint={t('languageHint')} options={languages} />
    </DirectoryForm>
  );
}
