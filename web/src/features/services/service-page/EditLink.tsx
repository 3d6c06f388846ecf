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

/** The server renders a guest's page for people signed in on the device. They ask again with their token. */
function useMayEdit(id: string, mayEdit: boolean): boolean {
  const viewer = useViewer();
  const isHydrated = useHydrated();
  const [keptId, setKeptId] = useState<string | null>(null);
  const [askerId, role] = [viewer?.id, viewer?.role];
  const isEveryones = role === 'ADMINISTRATOR';
  useEffect(() => {
    if (mayEdit || !askerId || !role || isEveryones) return;
    let isLeft = false;
    callApi('GET /services/:id', { params: { id } }).then(
      ({ data }) => !isLeft && serviceCan.edit({ id: askerId, role }, data) && setKeptId(id),
      // Without the link the page is as it is for everyone.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [id, mayEdit, askerId, role, isEveryones]);
  return viewer !== null && (mayEdit || (isHydrated && isEveryones) || keptId === id);
}
