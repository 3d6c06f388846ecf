import { ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import chipStyles from '../../ui/controls/Chip.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ConversationInputs } from './ConversationInputs.tsx';
import { type Exchange, newestId, type Say } from './exchange.ts';
import styles from './QuickReplies.module.css';

interface Props {
  chatToken: string | undefined;
  last: Exchange;
  onSay: Say;
}

/** What the chat understood. A tap removes a part or asks for another one. Without scripts it submits the form. */
export function UnderstoodParts({ last, chatToken, onSay }: Props) {
  const t = useTranslations('chatbot');
  const { parts = [], language } = last.answer ?? {};
  if (parts.length === 0) return null;
  return (
    <form method="post" action={`#${newestId}`}>
      <ConversationInputs chatToken={chatToken} last={last} />
      <ul className={styles.replies} aria-label={t('understood')}>
        {parts.map(({ part, text, reply }) => {
          const isRemovable = part === 'AUDIENCE' || part === 'WHEN';
          const Icon = isRemovable ? X : ChevronDown;
          return (
            <li key={part}>
              <button
                type="submit"
                name="change"
                value={`${part} ${reply}`}
                className={chipStyles.chip}
                onClick={(event) => {
                  event.preventDefault();
                  onSay({ words: reply, change: part });
                }}
              >
                <VisuallyHidden>{t(isRemovable ? 'remove' : 'change')}: </VisuallyHidden>
                <span lang={language}>{text}</span>
                <Icon size={18} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
