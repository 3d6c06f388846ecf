import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { EntryActions } from '../../../ui/directory-forms/EntryActions.tsx';

/** Edit and delete buttons of a unit, for people with the permission. */
export default function UnitActions({ id, name }: { id: string; name: string }) {
  if (!directoryCan.write(useViewer())) return null;
  return (
    <EntryActions
      kind="unit"
      id={id}
      name={name}
      edit={paths.entryForm(paths.coordinators(), id)}
      remove={() => callApi('DELETE /units/:id', { params: { id } })}
    />
  );
}
