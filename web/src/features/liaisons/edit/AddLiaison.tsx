import { liaisonCan } from '@amparo/domain/users/permissions.ts';
import { useAsker } from '../../../api/useAsker.ts';
import { paths } from '../../../app/paths.ts';
import { AddEntry } from '../../../ui/entries/AddEntry.tsx';

export default function AddLiaison() {
  return liaisonCan.add(useAsker()) ? <AddEntry kind="liaison" to={paths.entryForm(paths.liaisons())} /> : null;
}
