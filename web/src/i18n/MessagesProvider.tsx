import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl/react';
import { messagesOf } from './messages.ts';

/** Provides lazy messages that arrived after the surrounding page was rendered. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const language = useLocale();
  return (
    <IntlProvider locale={language} messages={messagesOf(language)} timeZone={useTimeZone() ?? 'UTC'}>
      {children}
    </IntlProvider>
  );
}
