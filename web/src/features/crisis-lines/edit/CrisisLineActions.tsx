import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { EntryActions } from '../../../ui/directory-forms/EntryActions.tsx';

/** Edit and delete buttons of a crisis line, for people with the permission. */
export default function CrisisLineActions({ id, name }: { id: string; name: string }) {
  if (!directoryCan.write(useViewer())) return null;
  return (
    <EntryActions
      kind="crisisLine"
      id={id}
      name={name}
      edit={paths.entryForm(paths.crisisLines(), id)}
      remove={() => callApi('DELETE /crisis-lines/:id', { params: { id } })}
    />
  );
}
