import { AssignInput } from '@amparo/domain/services/editing/assignInput.ts';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorMessage } from '../../../../http-client/errorMessages.ts';
import { formErrors } from '../../../../http-client/formErrors.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { EditForm } from '../../../../ui/forms/EditForm.tsx';
import { FormAlert } from '../../../../ui/forms/FormAlert.tsx';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { useEditForm } from '../../../../ui/forms/useEditForm.ts';
import { callForEach, type Result } from '../../lifecycle/callForEach.ts';

interface Props {
  ids: string[];
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  onAssigned: (result: Result) => unknown;
}

/** Asks for the account that owns the selected services from now on. */
export default function AssignDialog({ ids, isOpen, onClose, opener, onAssigned }: Props) {
  const t = useTranslations('manage.assign');
  return (
    <Dialog title={t('title', { count: ids.length })} isOpen={isOpen} onClose={onClose} opener={opener} isForm>
      <AssignForm ids={ids} onAssigned={onAssigned} />
    </Dialog>
  );
}

function AssignForm({ ids, onAssigned }: Pick<Props, 'ids' | 'onAssigned'>) {
  const t = useTranslations();
  const edit = useEditForm<{ userEmail: string }, Result>({
    stored: { values: { userEmail: '' }, updatedAt: null },
    validate: (values) => formErrors(AssignInput, values),
    save: async ({ userEmail }) => {
      const result = await callForEach({ userEmail: userEmail.trim() }, ids);
      if (result.error) throw result.error;
      return result;
    },
    onSaved: onAssigned,
  });
  const texts = () => ({ label: t('manage.assign.email'), named: t('manage.assign.emailNamed') });
  return (
    <EditForm
      edit={edit}
      texts={texts}
      errorText={(key) => (key === 'UNKNOWN_ACCOUNT' ? t('manage.assign.unknown') : undefined)}
    >
      <FormAlert attempt={edit.attempt} problem={edit.problem && t(errorMessage(edit.problem))} />
      <FormTextField
        name="userEmail"
        type="email"
        hint={t('manage.assign.hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <p>
        <Button type="submit" weight="main" aria-disabled={edit.isSaving || undefined}>
          {t(edit.isSaving ? 'manage.assign.saving' : 'manage.assign.save')}
        </Button>
      </p>
    </EditForm>
  );
}
