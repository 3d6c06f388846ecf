import { directoryCan } from '@amparo/domain/users/permissions.ts';
import { useAsker } from '../../../api/useAsker.ts';
import { paths } from '../../../app/paths.ts';
import { AddEntry } from '../../../ui/entries/AddEntry.tsx';

export default function AddRegion() {
  return directoryCan.write(useAsker()) ? <AddEntry kind="region" to={paths.entryForm(paths.regions())} /> : null;
}
