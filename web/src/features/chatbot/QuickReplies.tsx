import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ConversationInputs } from './ConversationInputs.tsx';
import { type Exchange, newestId, type Say } from './exchange.ts';
import styles from './QuickReplies.module.css';

interface Props {
  chatToken: string | undefined;
  last: Exchange | undefined;
  onSay: Say;
  ownLocation: (onFound: () => void) => ReactNode;
}

/** Replies to the last answer. They disappear after the next message. Without scripts they submit the form. */
export function QuickReplies({ last, chatToken, onSay, ownLocation }: Props) {
  const t = useTranslations('chatbot');
  const isHydrated = useHydrated();
  const messages = last?.answer?.messages ?? [];
  const replies = messages.flatMap((message) => message.replies ?? []);
  const needsPlace = messages.some((message) => message.needsPlace);
  if (replies.length === 0) return null;
  return (
    // A separate form, because Enter in the other one sends the typed message.
    <form method="post" action={`#${newestId}`} className={styles.form}>
      <ConversationInputs chatToken={chatToken} last={last} />
      {needsPlace && isHydrated && ownLocation(() => onSay({ words: t('nearMe'), change: 'HERE' }))}
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
                onSay({ words: reply });
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
