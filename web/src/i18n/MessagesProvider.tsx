import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { IntlProvider, useLocale } from 'use-intl/react';
import type { RootData } from '../routing/rootData.ts';
import { messagesOf } from './messages.ts';

/** With the sentences that came after the page around it was drawn. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const language = useLocale();
  const root = useRouteLoaderData<RootData>('root');
  return (
    <IntlProvider locale={language} messages={messagesOf(language)} timeZone={root?.region.timeZone ?? 'UTC'}>
      {children}
    </IntlProvider>
  );
}
