import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import type { RootData } from '../../../../routing/rootData.ts';
import { takeFocus } from '../../../../ui/keyboard/takeFocus.ts';
import { SidePanel } from '../../../../ui/table/SidePanel.tsx';
import type { useSidePanel } from '../../../../ui/table/useSidePanel.ts';
import { FeedbackBody, kindOf } from '../card/FeedbackBody.tsx';
import ReplyForm from '../reply/ReplyForm.tsx';
import type { useBulkHandle } from '../selection/useBulkHandle.ts';
import type { FeedbacksData } from '../tabs/loadFeedbacks.ts';

interface Props {
  feedback: Feedback;
  feedbacks: FeedbacksData;
  panel: Pick<ReturnType<typeof useSidePanel<Feedback>>, 'isForm' | 'show' | 'showForm' | 'close'>;
  handle: ReturnType<typeof useBulkHandle>;
  /** Opens a dialog by its name. */
  onAsk: (name: string) => void;
}

/** The message beside the table, with its actions and the form of an answer. */
export default function MessagePanel({ feedback, feedbacks, panel, handle, onAsk }: Props) {
  const t = useTranslations('feedbacks');
  const keepLanguage = useKeepLanguage();
  const { revalidate } = useRevalidator();
  const timeZone = useRouteLoaderData<RootData>('root')?.region.timeZone ?? 'UTC';
  const { language, isAdmin, userId } = feedbacks;
  const { id, subject, createdAt, deletedAt } = feedback;
  const momentText = useMomentText(language);
  const form = useFocusedForm(panel.isForm);
  const showAnswer = () => {
    panel.show(id);
    void revalidate();
  };
  return (
    <SidePanel
      title={subject}
      ownPage={deletedAt ? null : { to: keepLanguage(rarePaths.replyToFeedback(id)), label: t('table.ownPage') }}
      {...(panel.isForm && { panel: form })}
      onClose={panel.close}
    >
      <div className="table-panel-body">
        <p className="table-note">
          {t(`kinds.${kindOf(feedback)}`)} · {momentText(createdAt)}
        </p>
        <FeedbackBody
          {...{ feedback, language, timeZone, onAsk }}
          mayGrant={isAdmin}
          own={keepLanguage}
          onReply={() => panel.showForm(id)}
          onRestore={() => void handle('restore', [id])}
          onArchive={(action) => void handle(action, [id])}
        />
        {panel.isForm && <ReplyForm feedback={feedback} userId={userId} onSent={showAnswer} />}
      </div>
    </SidePanel>
  );
}

/** Moves the focus to the field when the form opens, or to the title if it first offers an unfinished answer. */
function useFocusedForm(isForm: boolean) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const field = panel.current?.querySelector('textarea');
    if (isForm) takeFocus(field ?? panel.current?.querySelector('h2'));
  }, [isForm]);
  return panel;
}
