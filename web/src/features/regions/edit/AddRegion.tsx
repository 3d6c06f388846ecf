import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { AddEntryLink } from '../../../ui/directory-forms/AddEntryLink.tsx';

export default function AddRegion() {
  return directoryCan.write(useViewer()) ? <AddEntryLink kind="region" to={paths.entryForm(paths.regions())} /> : null;
}
