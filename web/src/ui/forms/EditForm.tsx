import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl/react';
import { useMomentText } from '../../i18n/useMomentText.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../Notice.tsx';
import { ConflictView } from './ConflictView.tsx';
import type { Comparable } from './conflict.ts';
import styles from './EditForm.module.css';
import { type ErrorText, type FieldTexts, FormContext } from './FormContext.ts';
import type { EditFormState } from './useEditForm.ts';

interface Props<Values extends FieldValues> extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  edit: EditFormState<Values>;
  texts: FieldTexts;
  errorText?: ErrorText;
  /** Shows a field's value in the conflict view; without it, texts are shown as they are. */
  describe?: (name: string, values: Values) => ReactNode;
  comparable?: Comparable<Values>;
  children: ReactNode;
}

/** The frame of every form: it offers an unfinished draft, shows a conflict with a newer version, or shows the fields. */
export function EditForm<Values extends FieldValues>({
  edit,
  texts,
  errorText,
  describe,
  comparable,
  children,
  className = styles.form,
  ...form
}: Props<Values>) {
  const { draft, newer, answer } = edit;
  // Accepted values are shown as the server stored them, so only a refused form shows what was typed.
  const typed = answer?.problem ? answer.typed : undefined;
  if (draft.offered) {
    return (
      <ResumeNotice
        startedAt={draft.offered.startedAt}
        isOutdated={edit.isOutdated}
        onResume={edit.resume}
        onStartOver={draft.startOver}
      />
    );
  }
  return (
    <FormProvider {...edit.form}>
      <FormContext value={{ texts, errorText, typed }}>
        <Conflict edit={edit} describe={describe} comparable={comparable} />
        <form noValidate hidden={newer !== null} className={className} {...form} onSubmit={edit.submit}>
          {draft.isResumed && <Resumed />}
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

type ConflictProps<Values extends FieldValues> = Pick<Props<Values>, 'edit' | 'describe' | 'comparable'>;

function Conflict<Values extends FieldValues>({ edit, describe, comparable }: ConflictProps<Values>) {
  const { newer } = edit;
  if (!newer) return null;
  return (
    <ConflictView
      versions={{ base: edit.base ?? newer.values, mine: edit.form.getValues(), theirs: newer.values }}
      savedAt={newer.updatedAt}
      describe={describe}
      comparable={comparable}
      onChosen={edit.resolveConflict}
    />
  );
}

/** For people who do not see that the fields are filled in. */
function Resumed() {
  const t = useTranslations('editForm.draft');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="quiet">{t('resumed')}</Notice>
    </div>
  );
}

interface ResumeProps {
  /** ISO. */
  startedAt: string;
  /** Whether somebody changed the stored version after the draft was started. */
  isOutdated: boolean;
  onResume: () => void;
  onStartOver: () => void;
}

/** Offers an unfinished draft before the form, so that neither overwrites the other. */
function ResumeNotice({ startedAt, isOutdated, onResume, onStartOver }: ResumeProps) {
  const t = useTranslations('editForm.draft');
  const date = useMomentText(useLocale())(startedAt);
  return (
    <Notice tone="quiet">
      <p>{t('title', { date })}</p>
      {isOutdated && <p>{t('changedSince')}</p>}
      <div className={styles.buttons}>
        <Button weight="main" onClick={onResume}>
          {t('resume')}
        </Button>
        <Button weight="outlined" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </div>
    </Notice>
  );
}
