import { type ComponentType, lazy, type ReactNode } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl/react';
import type { Language } from '../language.ts';
import type { LazyNamespace } from './lazyMessages.ts';
import { loadWithMessages } from './loadMessages.ts';
import { messagesOf } from './messages.ts';

/**
 * Loads a rarely used component with its messages when it is first rendered. The server has all messages. Without a
 * network, the page is shown without this component.
 */
export function lazyWithMessages<Props extends object>(
  part: LazyNamespace,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(() =>
    (import.meta.env.SSR ? load() : loadWithMessages(part, load()).catch(() => ({ default: () => null }))).then(
      ({ default: Part }) => ({
        default: (props: Props) => (
          <MessagesProvider>
            <Part {...props} />
          </MessagesProvider>
        ),
      }),
    ),
  );
}

interface ProviderProps {
  /** A language other than that of the page. Its messages must be loaded. */
  language?: Language;
  children: ReactNode;
}

/** Provides messages that arrived after the surrounding page was rendered. */
export function MessagesProvider({ language, children }: ProviderProps) {
  const own = useLocale();
  const locale = language ?? own;
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone={useTimeZone() ?? 'UTC'}>
      {children}
    </IntlProvider>
  );
}
