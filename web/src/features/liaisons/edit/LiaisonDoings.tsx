import { liaisonCan } from '@amparo/domain/permissions/permissions.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { EntryDoings } from '../../../ui/entries/EntryDoings.tsx';

/** Coordinators change liaisons; only administrators delete them (rules.md §3). */
export default function LiaisonDoings({ id, name }: { id: string; name: string }) {
  const asker = useViewer();
  if (!liaisonCan.edit(asker)) return null;
  return (
    <EntryDoings
      kind="liaison"
      id={id}
      name={name}
      edit={paths.entryForm(paths.liaisons(), id)}
      remove={liaisonCan.delete(asker) ? () => callApi('DELETE /liaisons/:id', { params: { id } }) : null}
    />
  );
}
