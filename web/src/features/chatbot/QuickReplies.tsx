import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Exchange, newestId } from './exchange.ts';
import styles from './QuickReplies.module.css';

interface Props {
  chatToken: string | undefined;
  last: Exchange | undefined;
  onSay: (words: string) => void;
}

/** Replies to the last answer. They disappear after the next message. Without scripts they submit the form. */
export function QuickReplies({ last, chatToken, onSay }: Props) {
  const t = useTranslations('chatbot');
  const replies = last?.answer?.messages.flatMap((message) => message.replies ?? []) ?? [];
  if (replies.length === 0) return null;
  return (
    // A separate form, because Enter in the other one sends the typed message.
    <form method="post" action={`#${newestId}`}>
      {chatToken && <input type="hidden" name="chatToken" value={chatToken} />}
      <ul className={styles.replies} lang={last?.answer?.language}>
        {replies.map((reply) => (
          <li key={reply}>
            <Button
              type="submit"
              weight="outlined"
              name="reply"
              value={reply}
              onClick={(event) => {
                event.preventDefault();
                onSay(reply);
              }}
            >
              <VisuallyHidden>{t('send')}: </VisuallyHidden>
              {reply}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}
