import type { ErrorKey } from '@amparo/domain/http/apiError.ts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { saveErrorMessage } from '../../http-client/errorMessages.ts';
import { type FormSchema, formErrors } from '../../http-client/formErrors.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../controls/Button.tsx';
import styles from '../forms/EditForm.module.css';
import { EditForm } from '../forms/EditForm.tsx';
import { FormAlert } from '../forms/FormAlert.tsx';
import type { ErrorText, FieldTexts } from '../forms/FormContext.ts';
import { type EditFormOptions, useEditForm } from '../forms/useEditForm.ts';
import { Notice } from '../Notice.tsx';

type Options<Values extends FieldValues> = Pick<EditFormOptions<Values, unknown>, 'save' | 'readNewer'>;

interface Props<Values extends FieldValues> extends Required<Options<Values>> {
  confirm?: NonNullable<EditFormOptions<Values, unknown>['confirm']>;
  stored: NonNullable<EditFormOptions<Values, unknown>['stored']>;
  draftKey?: string;
  schema: FormSchema;
  /** Converts the values to the input of the route, if they differ. */
  toInput?: (values: Values) => object;
  texts: FieldTexts;
  errorText?: ErrorText;
  /** Returns the message for a problem that only this form has, or undefined. */
  problemText?: (key: ErrorKey) => string | undefined;
  describe?: (name: string, values: Values) => ReactNode;
  /** The text of the button, if it does more than save. */
  submitText?: string;
  /** The text of the toast after saving. */
  savedText: string;
  /** The page after saving or canceling. */
  list: string;
  children: ReactNode;
}

/** The form for an entry of a directory. After saving it shows a message and returns to the list. */
export function DirectoryForm<Values extends FieldValues>({
  schema,
  toInput,
  submitText,
  savedText,
  list,
  ...props
}: Props<Values>) {
  const { stored, draftKey, save, confirm, readNewer, problemText, children, ...frame } = props;
  const t = useTranslations('editForm');
  const navigate = useNavigate();
  const to = useKeepLanguage()(list);
  const edit = useEditForm<Values>({
    ...{ stored, save, readNewer, ...(draftKey && { draftKey }), ...(confirm && { confirm }) },
    validate: (values) => formErrors(schema, toInput ? { ...toInput(values) } : values),
    onSaved: () => {
      showToast({ text: savedText, kind: 'success' });
      return navigate(to);
    },
  });
  const { problem, isSaving, draft } = edit;
  const isStored = draftKey !== undefined && draft.isStored !== false;
  return (
    <EditForm edit={edit} {...frame}>
      <FormAlert
        attempt={edit.attempt}
        problem={problem && (problemText?.(problem) ?? <ProblemText problem={problem} isStored={isStored} />)}
      />
      {draft.isStored === false && <Notice tone="quiet">{t('draft.notStored')}</Notice>}
      {children}
      <Buttons submitText={submitText} isSaving={isSaving} list={to} onCancel={draft.forget} />
    </EditForm>
  );
}

interface ButtonsProps {
  submitText: string | undefined;
  isSaving: boolean;
  list: string;
  onCancel: () => void;
}

/** Save, or return to the list without the changes. */
function Buttons({ submitText, isSaving, list, onCancel }: ButtonsProps) {
  const t = useTranslations('editForm');
  return (
    <div className={styles.buttons}>
      <Button type="submit" weight="main" aria-disabled={isSaving || undefined}>
        {submitText ?? t(isSaving ? 'saving' : 'save')}
      </Button>
      <ButtonLink weight="outlined" to={list} onClick={onCancel}>
        {t('cancel')}
      </ButtonLink>
    </div>
  );
}

interface ProblemProps {
  problem: ErrorKey;
  /** Whether the draft is there again after signing in. */
  isStored: boolean;
}

function ProblemText({ problem, isStored }: ProblemProps) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const { pathname, search } = useLocation();
  const signIn = (text: ReactNode) => (
    <Link to={keepLanguage(paths.login({ back: pathname + search }))} target={isStored ? undefined : '_blank'}>
      {text}
    </Link>
  );
  if (problem === 'NOT_SIGNED_IN') return t.rich('editForm.problems.signedOut', { link: signIn });
  if (problem === 'NOT_ALLOWED' || problem === 'NOT_FOUND') return t(`editForm.problems.${problem}`);
  return t(saveErrorMessage('editForm', problem));
}
