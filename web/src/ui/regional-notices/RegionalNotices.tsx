import { linkPhones } from '../cards/linkPhones.tsx';
import { Notice } from '../Notice.tsx';
import type { ShownNotice } from './shownNotice.ts';

/** News of the region above a page: an ice storm, for example. */
export function RegionalNotices({ notices }: { notices: ShownNotice[] }) {
  return notices.map(({ id, title, text, isUrgent }) => (
    <Notice key={id} tone={isUrgent ? 'alert' : 'quiet'}>
      <p lang={title.otherLanguage ?? undefined}>
        <strong>{title.text}</strong>
      </p>
      <p lang={text.otherLanguage ?? undefined}>{linkPhones(text.text)}</p>
    </Notice>
  ));
}
