import { type ComponentType, lazy } from 'react';
import type { LazyNamespace } from './lazyMessages.ts';
import { loadLazyMessages } from './loadMessages.ts';
import { MessagesProvider } from './MessagesProvider.tsx';
import { pageLanguage } from './pageLanguage.ts';

/** A part of a page that few people see, fetched with its sentences once it is shown; on the device alone. */
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
