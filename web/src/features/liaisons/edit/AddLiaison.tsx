import { liaisonCan } from '@amparo/domain/permissions/permissions.ts';
import { paths } from '../../../paths.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { AddEntryLink } from '../../../ui/directory-forms/AddEntryLink.tsx';

export default function AddLiaison() {
  return liaisonCan.add(useViewer()) ? <AddEntryLink kind="liaison" to={paths.entryForm(paths.liaisons())} /> : null;
}
