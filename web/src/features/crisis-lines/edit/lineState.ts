import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import type { CrisisLineInput } from '@amparo/domain/crisis-lines/crisisLineInput.ts';
import { callApi } from '../../../http-client/callApi.ts';
import type { EntryState } from '../../../ui/directory-forms/entryState.ts';

export type LineValues = { [Name in keyof CrisisLineInput]-?: NonNullable<CrisisLineInput[Name]> };

const empty: LineValues = {
  ...{ name: '', description: '', descriptionEs: '', phone: '', text: '', chatWebLink: '', website: '' },
  ...{ area: '', areaEs: '', time: '', timeEs: '', isUrgent: false },
};

/** Null: a new one. */
export function readLine(line: CrisisLine | null): EntryState<LineValues> {
  if (!line) return { values: empty, updatedAt: null };
  const { id: _id, position: _position, createdAt: _createdAt, updatedAt, ...values } = line;
  return { values, updatedAt };
}

export async function saveLine(id: string | null, { values, updatedAt }: EntryState<LineValues>, key: string) {
  if (id === null) return callApi('POST /crisis-lines', { body: values, key });
  return callApi('PUT /crisis-lines/:id', { params: { id }, body: { ...values, ...(updatedAt ? { updatedAt } : {}) } });
}
