import { liaisonCan } from '@amparo/domain/permissions/permissions.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { AddEntry } from '../../../ui/entries/AddEntry.tsx';

export default function AddLiaison() {
  return liaisonCan.add(useViewer()) ? <AddEntry kind="liaison" to={paths.entryForm(paths.liaisons())} /> : null;
}
