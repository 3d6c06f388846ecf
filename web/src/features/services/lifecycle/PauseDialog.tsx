import { PauseInput } from '@amparo/domain/services/editing/pauseInput.ts';
import { dateOfDay, dayNumberOf } from '@amparo/domain/services/hours/calendarDay.ts';
import { localDate } from '@amparo/domain/services/hours/clockText.ts';
import type { RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { useTimeZone, useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { errorMessage } from '../../../http-client/errorMessages.ts';
import { formErrors } from '../../../http-client/formErrors.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { EditForm } from '../../../ui/forms/EditForm.tsx';
import { FormAlert } from '../../../ui/forms/FormAlert.tsx';
import { FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';

interface Props {
  service: { id: string; name: string };
  now: string;
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

const inputOf = ({ until }: { until: string }) => ({ until: until || null });

/** Asks until when the service should be off the lists, and pauses it. */
export default function PauseDialog({ service: { id, name }, now, isOpen, onClose, opener }: Props) {
  const t = useTranslations('lifecycle.pause');
  return (
    <Dialog title={t('title', { name })} isOpen={isOpen} onClose={onClose} opener={opener} isForm>
      <PauseForm key={id} id={id} now={now} onPaused={onClose} />
    </Dialog>
  );
}

function PauseForm({ id, now, onPaused }: { id: string; now: string; onPaused: () => void }) {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  const edit = useEditForm<{ until: string }>({
    stored: { values: { until: '' }, updatedAt: null },
    validate: (values) => formErrors(PauseInput, inputOf(values)),
    save: (values) => callApi('POST /services/:id/pause', { params: { id }, body: inputOf(values) }),
    onSaved: async () => {
      showToast({ text: t('lifecycle.pause.done'), kind: 'success' });
      // First, because closing changes only the hash, which loads nothing again.
      await revalidate();
      onPaused();
    },
  });
  const texts = () => ({ label: t('lifecycle.pause.until') });
  // The server refuses today by the clock of the service.
  const tomorrow = dateOfDay(dayNumberOf(localDate(now, useTimeZone() ?? 'UTC')) + 1);
  return (
    <EditForm edit={edit} texts={texts} errorText={() => t('lifecycle.pause.datePast')}>
      <p>{t('lifecycle.pause.intro')}</p>
      <FormAlert attempt={edit.attempt} problem={edit.problem && t(errorMessage(edit.problem))} />
      <FormTextField name="until" type="date" min={tomorrow} hint={t('lifecycle.pause.untilHint')} />
      <p>
        <Button type="submit" weight="main" aria-disabled={edit.isSaving || undefined}>
          {t('lifecycle.pause.action')}
        </Button>
      </p>
    </EditForm>
  );
}
