import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { EntryActions } from '../../../ui/directory-forms/EntryActions.tsx';

/** Edit and delete buttons of a region. A region with coordinators cannot be deleted, and links to them. */
export default function RegionActions({ id, name }: { id: string; name: string }) {
  const t = useTranslations('directories.region');
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  if (!directoryCan.write(useViewer())) return null;
  const tellInUse = (key: ErrorKey) => {
    if (key !== 'REGION_IN_USE') return false;
    const act = () => void navigate(keepLanguage(paths.coordinators(id)));
    showToast({ text: t('inUse'), kind: 'error', action: { label: t('seeUnits'), act } });
    return true;
  };
  return (
    <EntryActions
      kind="region"
      id={id}
      name={name}
      edit={paths.entryForm(paths.regions(), id)}
      remove={() => callApi('DELETE /regions/:id', { params: { id } })}
      onRefused={tellInUse}
    />
  );
}
