import { directoryCan } from '@amparo/domain/users/permissions.ts';
import { useAsker } from '../../../api/useAsker.ts';
import { paths } from '../../../app/paths.ts';
import { AddEntry } from '../../../ui/entries/AddEntry.tsx';

export default function AddUnit() {
  return directoryCan.write(useAsker()) ? <AddEntry kind="unit" to={paths.entryForm(paths.coordinators())} /> : null;
}
