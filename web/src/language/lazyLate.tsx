import { type ComponentType, lazy } from 'react';
import type { LatePart } from './lateMessages.ts';
import { loadLate } from './loadMessages.ts';
import { shownLanguage } from './shownLanguage.ts';
import { WithLate } from './WithLate.tsx';

/** A part of a page that few people see, fetched with its sentences once it is shown; on the device alone. */
export function lazyLate<Props extends object>(part: LatePart, load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const language = shownLanguage();
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
