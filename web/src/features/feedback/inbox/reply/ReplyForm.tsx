import type { Feedback, FeedbackReply } from '@amparo/domain/feedback/feedback.ts';
import { ReplyInput } from '@amparo/domain/feedback/feedbackForms.ts';
import { useTranslations } from 'use-intl/react';
import { draftKey } from '../../../../browser/storage/drafts.ts';
import { showToast } from '../../../../browser/toasts.ts';
import { callApi } from '../../../../http-client/callApi.ts';
import { saveErrorMessage } from '../../../../http-client/errorMessages.ts';
import { formErrors } from '../../../../http-client/formErrors.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { EditForm } from '../../../../ui/forms/EditForm.tsx';
import { FormAlert } from '../../../../ui/forms/FormAlert.tsx';
import { FormTextArea } from '../../../../ui/forms/fields/FormFields.tsx';
import { useEditForm } from '../../../../ui/forms/useEditForm.ts';

interface Props {
  feedback: Feedback;
  userId: string;
  onSent: () => unknown;
}

/** Mails an answer to the sender. An unfinished answer stays on the device. */
export default function ReplyForm({ feedback, userId, onSent }: Props) {
  const t = useTranslations();
  const { id, email } = feedback;
  const edit = useEditForm<ReplyInput, FeedbackReply>({
    stored: { values: { message: '' }, updatedAt: null },
    draftKey: draftKey(userId, `reply:${id}`),
    validate: (values) => formErrors(ReplyInput, values),
    save: async ({ message }, { key }) =>
      (await callApi('POST /feedbacks/:id/replies', { params: { id }, body: { message }, key })).data,
    onSaved: () => {
      showToast({ text: t('feedbacks.replyForm.done', { email }), kind: 'success' });
      return onSent();
    },
  });
  const texts = () => ({ label: t('feedbacks.replyForm.message'), named: t('feedbacks.replyForm.messageNamed') });
  return (
    <EditForm edit={edit} texts={texts}>
      <FormAlert attempt={edit.attempt} problem={edit.problem && t(problemMessage(edit.problem))} />
      <FormTextArea name="message" required rows={8} hint={t('feedbacks.replyForm.hint', { email })} />
      <p>
        <Button type="submit" weight="main" aria-disabled={edit.isSaving || undefined}>
          {t(edit.isSaving ? 'feedbacks.replyForm.sending' : 'feedbacks.replyForm.send')}
        </Button>
      </p>
    </EditForm>
  );
}

function problemMessage(key: string) {
  return key === 'NOT_FOUND' ? 'feedbacks.replyForm.gone' : saveErrorMessage('editForm', key);
}
