import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { CrisisLineInput } from '@amparo/domain/crisis-lines/crisisLineInput.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/drafts.ts';
import { paths } from '../../../paths.ts';
import { EntryForm } from '../../../ui/directory-forms/EntryForm.tsx';
import { LineFields } from './LineFields.tsx';
import { type LineValues, readLine, saveLine } from './lineState.ts';

/** All that is said of a crisis line, in both languages. */
export default function LineForm({ userId, line }: { userId: string; line: CrisisLine | null }) {
  const t = useTranslations('directories');
  const tell = (values: LineValues) =>
    names.map((name) => ({
      label: t(`crisisLine.fields.${name}.label`),
      value: name === 'isUrgent' ? t(`conflict.${values.isUrgent ? 'yes' : 'no'}`) : values[name],
    }));
  return (
    <EntryForm<LineValues>
      schema={CrisisLineInput}
      draftKey={draftKey(userId, `crisisLine:${line?.id ?? 'new'}`)}
      saved={readLine(line)}
      readNewer={(data) => readLine(data as CrisisLine)}
      save={(state, key) => saveLine(line?.id ?? null, state, key)}
      done={t(`crisisLine.${line ? 'updated' : 'added'}`)}
      list={paths.crisisLines()}
      login={paths.login({ back: paths.entryForm(paths.crisisLines(), line?.id) })}
      tell={tell}
    >
      {(fields) => <LineFields {...fields} />}
    </EntryForm>
  );
}

const names = [
  ...(['name', 'description', 'descriptionEs', 'phone', 'text', 'chatWebLink', 'website'] as const),
  ...(['area', 'areaEs', 'time', 'timeEs', 'isUrgent'] as const),
];
