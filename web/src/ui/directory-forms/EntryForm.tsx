import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import type { ChangeEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { useFieldError } from '../forms/useFieldError.ts';
import { Notice } from '../Notice.tsx';
import { Conflict, type Told } from './Conflict.tsx';
import styles from './EntryForm.module.css';
import { Problem } from './Problem.tsx';
import { ResumeOffer } from './ResumeOffer.tsx';
import { type EntryFormInput, useEntryForm } from './useEntryForm.ts';

interface Props<Values> extends Omit<EntryFormInput<Values>, 'onSaved'> {
  /** What is said once it is saved. */
  done: string;
  /** Where one goes from here. */
  list: string;
  login: string;
  /** Every field in words, to compare two states of it. */
  tell: (values: Values) => Told[];
  children: (form: EntryFields<Values>) => ReactNode;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/** What the fields of a form are given. */
export interface EntryFields<Values> {
  values: Values;
  change: (values: Values) => void;
  errors: FieldErrors;
  /** What the box of a text needs. */
  box: (name: TextName<Values>, named: string) => BoxProps;
}

interface BoxProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

/** The frame of each form for an entry of a directory: what was left unfinished, what is wrong, the fields, saving. */
export function EntryForm<Values extends object>({ done, list, login, tell, children, ...input }: Props<Values>) {
  const t = useTranslations('directories');
  const keepLanguage = useKeepLanguage();
  const navigate = useNavigate();
  const to = keepLanguage(list);
  const onSaved = () => {
    showToast({ words: done, kind: 'success' });
    void navigate(to);
  };
  const form = useEntryForm<Values>({ ...input, onSaved });
  const fields = useFields(form);
  const { draft, errors, problem, newer, isBusy, values } = form;
  if (draft.offered) {
    return <ResumeOffer startedAt={draft.offered.startedAt} onResume={form.resume} onStartAfresh={draft.forget} />;
  }
  return (
    <form noValidate onSubmit={form.submit} className={styles.form}>
      <Problem problem={problem} count={Object.keys(errors).length} login={login} isKept={draft.isKept} />
      {!draft.isKept && <Notice tone="quiet">{t('draft.notKept')}</Notice>}
      {children(fields)}
      {newer && (
        <Conflict
          mine={tell(values)}
          theirs={tell(newer.values)}
          savedAt={newer.updatedAt}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" weight="main" aria-disabled={isBusy || undefined}>
          {t(isBusy ? 'saving' : 'save')}
        </Button>
        <ButtonLink weight="outlined" to={to} onClick={draft.forget}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}

type Form<Values extends object> = ReturnType<typeof useEntryForm<Values>>;

function useFields<Values extends object>({ values, change, errors }: Form<Values>): EntryFields<Values> {
  const wordsOf = useFieldError();
  const box = (name: TextName<Values>, named: string) => ({
    name,
    value: values[name] as string,
    error: wordsOf(errors[name], named),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ ...values, [name]: currentTarget.value }),
  });
  return { values, change, errors, box };
}
