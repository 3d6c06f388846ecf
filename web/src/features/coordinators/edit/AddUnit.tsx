import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { AddEntry } from '../../../ui/entries/AddEntry.tsx';

export default function AddUnit() {
  return directoryCan.write(useViewer()) ? <AddEntry kind="unit" to={paths.entryForm(paths.coordinators())} /> : null;
}
