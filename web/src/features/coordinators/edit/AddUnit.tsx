import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { AddEntryLink } from '../../../ui/directory-forms/AddEntryLink.tsx';

export default function AddUnit() {
  return directoryCan.write(useViewer()) ? (
    <AddEntryLink kind="unit" to={paths.entryForm(paths.coordinators())} />
  ) : null;
}
