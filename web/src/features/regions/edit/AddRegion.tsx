import { directoryCan } from '@amparo/domain/permissions/permissions.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { AddEntry } from '../../../ui/entries/AddEntry.tsx';

export default function AddRegion() {
  return directoryCan.write(useViewer()) ? <AddEntry kind="region" to={paths.entryForm(paths.regions())} /> : null;
}
