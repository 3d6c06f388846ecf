import type { Liaison } from '@amparo/domain/liaisons/liaison.ts';
import { LiaisonInput } from '@amparo/domain/liaisons/liaisonInput.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../browser/drafts.ts';
import { paths } from '../../../paths.ts';
import { EntryForm } from '../../../ui/directory-forms/EntryForm.tsx';
import { LiaisonFields } from './LiaisonFields.tsx';
import { type LiaisonValues, liaisonFields, readLiaison, saveLiaison } from './liaisonState.ts';

export default function LiaisonForm({ userId, liaison }: { userId: string; liaison: Liaison | null }) {
  const t = useTranslations('directories.liaison');
  const id = liaison?.id ?? null;
  return (
    <EntryForm<LiaisonValues>
      schema={LiaisonInput}
      draftKey={draftKey(userId, `liaison:${id ?? 'new'}`)}
      saved={readLiaison(liaison)}
      readNewer={(data) => readLiaison(data as Liaison)}
      save={(state, key) => saveLiaison(id, state, key)}
      done={t(id ? 'updated' : 'added')}
      list={paths.liaisons()}
      login={paths.login({ back: paths.entryForm(paths.liaisons(), id) })}
      tell={(values) => liaisonFields.map((name) => ({ label: t(`fields.${name}.label`), value: values[name] }))}
    >
      {(fields) => <LiaisonFields {...fields} />}
    </EntryForm>
  );
}
