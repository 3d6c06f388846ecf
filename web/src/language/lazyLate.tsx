import { type ComponentType, lazy, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { IntlProvider, useLocale } from 'use-intl/react';
import type { RootData } from '../api/rootData.ts';
import { asLanguage } from './language.ts';
import type { LatePart } from './lateMessages.ts';
import { loadLate } from './loadMessages.ts';
import { messagesOf } from './messages.ts';

/** A part of a page that few people see, fetched with its sentences once it is shown; on the device alone. */
export function lazyLate<Props extends object>(part: LatePart, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const language = asLanguage(document.documentElement.lang) ?? 'en';
    const [{ default: Part }] = await Promise.all([load(), loadLate(part, language)]);
    return {
      default: (props: Props) => (
        <WithLate>
          <Part {...props} />
        </WithLate>
      ),
    };
  });
}

/** The page around it was drawn before these sentences came. */
function WithLate({ children }: { children: ReactNode }) {
  const language = useLocale();
  const root = useRouteLoaderData<RootData>('root');
  return (
    <IntlProvider locale={language} messages={messagesOf(language)} timeZone={root?.region.timeZone ?? 'UTC'}>
      {children}
    </IntlProvider>
  );
}
