import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { Pencil } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import type { ServiceDetail } from '../detail/serviceDetail.ts';

/** Visitors load neither its code nor its messages. */
const ConfirmService = lazyWithMessages('confirmService', async () => ({
  default: (await import('../../../ui/confirm-service/ConfirmService.tsx')).ConfirmService,
}));

interface Props {
  service: Pick<ServiceDetail, 'id' | 'name' | 'isApproved' | 'updatedAt'>;
  /** Whether the viewer of the loaded page may edit the service. */
  mayEdit: boolean;
  className?: string | undefined;
}

/** For people who may edit the service: a link to the form, and a button to confirm that everything is still correct. */
export function EditorActions({ service: { id, name, isApproved, updatedAt }, mayEdit, className }: Props) {
  const t = useTranslations('serviceDetail');
  const keepLanguage = useKeepLanguage();
  const { revalidate } = useRevalidator();
  if (!useMayEdit(id, mayEdit)) return null;
  return (
    <>
      <ButtonLink weight="quiet" to={keepLanguage(paths.editService(id))} className={className}>
        <Pencil size={20} aria-hidden />
        {t('edit')}
      </ButtonLink>
      {isApproved && (
        <Suspense>
          <ConfirmService {...{ id, name, updatedAt, className }} onConfirmed={() => void revalidate()} />
        </Suspense>
      )}
    </>
  );
}

/** The server renders the page for guests, because it does not know who is signed in on the device. The device checks again. */
function useMayEdit(id: string, mayEdit: boolean): boolean {
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const [editableId, setEditableId] = useState<string | null>(null);
  const [viewerId, role] = [viewer?.id, viewer?.role];
  const mayEditAll = role === 'ADMINISTRATOR';
  useEffect(() => {
    if (mayEdit || !viewerId || !role || mayEditAll) return;
    let isCanceled = false;
    callApi('GET /services/:id', { params: { id } }).then(
      ({ data }) => !isCanceled && serviceCan.edit({ id: viewerId, role }, data) && setEditableId(id),
      // Without an answer, the page has no link.
      () => {},
    );
    return () => {
      isCanceled = true;
    };
  }, [id, mayEdit, viewerId, role, mayEditAll]);
  return viewer !== null && (mayEdit || (isHydrated && mayEditAll) || editableId === id);
}
