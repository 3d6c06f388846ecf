import { type ComponentType, lazy, type ReactNode } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl/react';
import { pageLanguage } from '../language.ts';
import type { LazyNamespace } from './lazyMessages.ts';
import { loadLazyMessages } from './loadMessages.ts';
import { messagesOf } from './messages.ts';

/** Loads a rarely used component with its messages when it is first rendered. Device only. */
export function lazyWithMessages<Props extends object>(
  part: LazyNamespace,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(async () => {
    const language = pageLanguage();
    const [{ default: Part }] = await Promise.all([load(), loadLazyMessages(part, language)]);
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
