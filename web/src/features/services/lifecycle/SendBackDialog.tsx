import { SendBackInput } from '@amparo/domain/services/editing/sendBackInput.ts';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorMessage } from '../../../http-client/errorMessages.ts';
import { formErrors } from '../../../http-client/formErrors.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { EditForm } from '../../../ui/forms/EditForm.tsx';
import { FormAlert } from '../../../ui/forms/FormAlert.tsx';
import { FormTextArea } from '../../../ui/forms/fields/FormFields.tsx';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { callForEach, type Result } from './callForEach.ts';

interface Props {
  services: readonly { id: string; name: string }[];
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  /** Another person may have handled the service meanwhile: then nothing in the result is done. */
  onSent: (result: Result) => unknown;
}

/** Asks what the owners should correct, and sends waiting services back to them. */
export default function SendBackDialog({ services, isOpen, onClose, opener, onSent }: Props) {
  const t = useTranslations('lifecycle.sendBack');
  return (
    <Dialog
      title={t('title', { count: services.length, name: services[0]?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      opener={opener}
      isForm
    >
      <SendBackForm key={services.map(({ id }) => id).join()} services={services} onSent={onSent} />
    </Dialog>
  );
}

function SendBackForm({ services, onSent }: Pick<Props, 'services' | 'onSent'>) {
  const t = useTranslations();
  const edit = useEditForm<{ reason: string }, Result>({
    stored: { values: { reason: '' }, updatedAt: null },
    validate: (values) => formErrors(SendBackInput, values),
    save: async ({ reason }) => {
      const ids = services.map(({ id }) => id);
      const result = await callForEach({ reason }, ids);
      if (result.error) throw result.error;
      return result;
    },
    onSaved: onSent,
  });
  const texts = () => ({ label: t('lifecycle.sendBack.reason'), named: t('lifecycle.sendBack.reasonNamed') });
  return (
    <EditForm edit={edit} texts={texts}>
      <p>{t('lifecycle.sendBack.intro', { count: services.length })}</p>
      <FormAlert attempt={edit.attempt} problem={edit.problem && t(errorMessage(edit.problem))} />
      <FormTextArea name="reason" required hint={t('lifecycle.sendBack.reasonHint')} />
      <p>
        <Button type="submit" weight="main" aria-disabled={edit.isSaving || undefined}>
          {t(edit.isSaving ? 'lifecycle.sendBack.sending' : 'lifecycle.sendBack.action')}
        </Button>
      </p>
    </EditForm>
  );
}
