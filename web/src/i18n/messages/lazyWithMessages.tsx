import { type ComponentType, lazy, type ReactNode } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl/react';
import type { LazyNamespace } from './lazyMessages.ts';
import { loadWithMessages } from './loadMessages.ts';
import { messagesOf } from './messages.ts';

/** Loads a rarely used component with its messages when it is first rendered. The server has all messages. */
export function lazyWithMessages<Props extends object>(
  part: LazyNamespace,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(async () => {
    const { default: Part } = await (import.meta.env.SSR ? load() : loadWithMessages(part, load()));
    return {
      default: (props: Props) => (
        <MessagesProvider>
          <Part {...props} />
        </MessagesProvider>
      ),
    };
  });
}

/** Provides lazy messages that arrived after the surrounding page was rendered. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const language = useLocale();
  return (
    <IntlProvider locale={language} messages={messagesOf(language)} timeZone={useTimeZone() ?? 'UTC'}>
      {children}
    </IntlProvider>
  );
}
