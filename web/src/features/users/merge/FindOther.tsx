import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { HiddenInputs } from '../../../ui/controls/HiddenInputs.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import type { MergeUsersData } from './loadMergeUsers.ts';

/** The first step: a search for the other account, as a plain form. */
export function FindOther({ data: { kept, found, q } }: { data: MergeUsersData }) {
  const t = useTranslations('users');
  const keepLanguage = useKeepLanguage();
  const { id, email } = kept.user;
  return (
    <>
      <p>{t('merge.stays', { email })}</p>
      <Form method="get" action={rarePaths.mergeUsers(id)} className="merge-search">
        <HiddenInputs address={keepLanguage(rarePaths.mergeUsers(id))} />
        <TextField label={t('searchLabel')} hint={t('searchHint')} name="q" defaultValue={q} autoComplete="off" />
        <Button type="submit" weight="main">
          {t('merge.search')}
        </Button>
      </Form>
      <p role="status">{t('count', { count: found.length })}</p>
      <ul className="merge-list">
        {found.map((user) => (
          <li key={user.id}>
            <Card>
              <h2 className="merge-name">
                <Link to={keepLanguage(rarePaths.mergeUsers(id, { other: user.id }))}>
                  {user.displayName || user.email}
                </Link>
              </h2>
              <p>{user.email}</p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
