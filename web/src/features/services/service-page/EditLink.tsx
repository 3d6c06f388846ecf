import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { ActionLink } from '../../../ui/controls/Button.tsx';

interface Props {
  id: string;
  /** Whether the viewer of the loaded page may edit the service. */
  mayEdit: boolean;
  className?: string | undefined;
}

/** A link to the form, for people who may edit the service. */
export function EditLink({ id, mayEdit, className }: Props) {
  const t = useTranslations('serviceDetail');
  const keepLanguage = useKeepLanguage();
  if (!useMayEdit(id, mayEdit)) return null;
  return (
    <ActionLink href={keepLanguage(paths.editService(id))} className={className}>
      <Pencil size={20} aria-hidden />
      {t('edit')}
    </ActionLink>
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
