import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ChatForm.module.css';
import { ConversationInputs } from './ConversationInputs.tsx';
import { type Exchange, newestId, type Say } from './exchange.ts';
import { QuickReplies } from './QuickReplies.tsx';

interface Props {
  last: Exchange | undefined;
  /** The token of a conversation without scripts. */
  chatToken: string | undefined;
  onSay: Say;
  /** Gets the device's position, and calls back when it is known. */
  ownLocation: (onFound: () => void) => ReactNode;
}

/** A field for one message, and quick replies. Without scripts it is a plain form. */
export function ChatForm({ last, chatToken, onSay, ownLocation }: Props) {
  const t = useTranslations('chatbot');
  const box = useRef<HTMLInputElement>(null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = box.current?.value.trim() ?? '';
    if (words === '' || !box.current) return;
    box.current.value = '';
    onSay({ words, isTyped: true });
  };
  return (
    <>
      <QuickReplies last={last} chatToken={chatToken} onSay={onSay} ownLocation={ownLocation} />
      <form method="post" action={`#${newestId}`} className={styles.form} onSubmit={send}>
        <ConversationInputs chatToken={chatToken} last={last} />
        <label htmlFor="query">
          <VisuallyHidden>{t('label')}</VisuallyHidden>
        </label>
        <div className={styles.row}>
          <input
            ref={box}
            id="query"
            name="query"
            className={styles.box}
            type="text"
            maxLength={800}
            autoComplete="off"
            enterKeyHint="send"
            placeholder={t('hint')}
          />
          <Button type="submit" weight="main" className={styles.send}>
            {t('send')}
          </Button>
        </div>
      </form>
    </>
  );
}
