import type { Exchange } from './exchange.ts';

interface Props {
  /** The token of a conversation without scripts. */
  chatToken: string | undefined;
  last: Exchange | undefined;
}

/** The hidden inputs of every form of the chat without scripts: the conversation, and its language. */
export function ConversationInputs({ chatToken, last }: Props) {
  return (
    <>
      {chatToken && <input type="hidden" name="chatToken" value={chatToken} />}
      {chatToken && last?.answer && <input type="hidden" name="language" value={last.answer.language} />}
    </>
  );
}
