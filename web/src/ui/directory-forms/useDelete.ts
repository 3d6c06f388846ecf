import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { callApi } from '../../http-client/callApi.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { errorMessages } from '../../http-client/errorMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { directories, type EntryKind } from './directories.ts';

interface Props {
  kind: EntryKind;
  id: string;
  onClose: () => void;
}

/** Deletes an entry, reloads the list, and focuses the entry that takes its place. */
export function useDelete({ kind, id, onClose }: Props) {
  const t = useTranslations('directories');
  const showFailure = useDeleteFailure(id);
  const { revalidate } = useRevalidator();
  const next = useRef<HTMLElement | null>(null);
  const focusAfter = () => next.current ?? document.getElementById(`delete-${id}`);
  const deleteEntry = async () => {
    const key = await callApi(directories[kind].deleteRoute, { params: { id } }).then(
      () => null,
      (error) => errorKeyOf(error)?.key ?? 'INTERNAL',
    );
    // If another person has deleted it meanwhile, the result is the same.
    const isGone = key === null || key === 'NOT_FOUND';
    if (isGone) next.current = neighbor(id);
    if (key === null) showToast({ text: t(`${kind}.removed`), kind: 'success' });
    else if (!isGone) showFailure(key);
    onClose();
    if (!isGone) return;
    await revalidate();
    if (document.activeElement === document.body) next.current?.focus();
  };
  return { deleteEntry, focusAfter };
}

/** Errors that a person can act on. */
const deleteErrors = {
  NOT_SIGNED_IN: 'directories.signedOut',
  NOT_ALLOWED: 'directories.notAllowed',
  ...errorMessages,
} as const satisfies Partial<Record<ErrorKey, string>>;

/** A region with coordinators cannot be deleted. The message links to them. */
function useDeleteFailure(id: string): (key: ErrorKey) => void {
  const t = useTranslations();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const showCoordinators = {
    label: t('directories.region.seeUnits'),
    act: () => void navigate(keepLanguage(paths.coordinators(id))),
  };
  return (key) => {
    if (key === 'REGION_IN_USE')
      return showToast({ text: t('directories.region.inUse'), kind: 'error', action: showCoordinators });
    showToast({ text: t(deleteErrors[key as keyof typeof deleteErrors] ?? 'errors.INTERNAL'), kind: 'error' });
  };
}

/** The button of the next entry, otherwise of the previous one, otherwise the heading of the page. */
function neighbor(id: string): HTMLElement | null {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button[id^="delete-"]')];
  const at = buttons.findIndex((button) => button.id === `delete-${id}`);
  return buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector<HTMLElement>('h1');
}
