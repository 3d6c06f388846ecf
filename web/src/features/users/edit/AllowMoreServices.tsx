import type { ManagedUserDetail } from '@amparo/domain/users/user.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import type { Language } from '../../../i18n/language.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** As many as every new account may add. */
const MORE = 3;

/** Grants a request for more services in one step. */
export default function AllowMoreServices({ user, language }: { user: ManagedUserDetail; language: Language }) {
  const t = useTranslations('users.edit.limit');
  const { revalidate } = useRevalidator();
  const showError = useErrorToast();
  const [isSaving, setIsSaving] = useState(false);
  const date = useMomentText(language)(user.limitRequestedAt ?? '');
  const allow = async () => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const body = { totalServices: user.totalServices + MORE, updatedAt: user.updatedAt };
      await callApi('PUT /users/:id', { params: { id: user.id }, body });
      showToast({ text: t('allowed', { count: MORE }), kind: 'success' });
    } catch (error) {
      showError(error);
    }
    setIsSaving(false);
    await revalidate();
  };
  return (
    <Notice tone="quiet">
      <p>{t('asked', { date, count: user.countServices, total: user.totalServices })}</p>
      <Button weight="main" aria-disabled={isSaving || undefined} onClick={allow}>
        {t('allow', { count: MORE })}
      </Button>
    </Notice>
  );
}
