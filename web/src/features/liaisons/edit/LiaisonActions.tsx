import { liaisonCan } from '@amparo/domain/permissions/permissions.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { EntryActions } from '../../../ui/directory-forms/EntryActions.tsx';

/** Editing and deleting are two permissions (rules.md §3). */
export default function LiaisonActions({ id, name }: { id: string; name: string }) {
  const viewer = useViewer();
  if (!liaisonCan.edit(viewer)) return null;
  return (
    <EntryActions
      kind="liaison"
      id={id}
      name={name}
      edit={paths.entryForm(paths.liaisons(), id)}
      remove={liaisonCan.delete(viewer) ? () => callApi('DELETE /liaisons/:id', { params: { id } }) : null}
    />
  );
}
