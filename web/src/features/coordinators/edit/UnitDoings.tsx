import { directoryCan } from '@amparo/domain/users/permissions.ts';
import { callApi } from '../../../api/callApi.ts';
import { useAsker } from '../../../api/useAsker.ts';
import { paths } from '../../../app/paths.ts';
import { EntryDoings } from '../../../ui/entries/EntryDoings.tsx';

/** Changing or deleting one unit, for those who may. */
export default function UnitDoings({ id, name }: { id: string; name: string }) {
  if (!directoryCan.write(useAsker())) return null;
  return (
    <EntryDoings
      kind="unit"
      id={id}
      name={name}
      edit={paths.entryForm(paths.coordinators(), id)}
      remove={() => callApi('DELETE /units/:id', { params: { id } })}
    />
  );
}
