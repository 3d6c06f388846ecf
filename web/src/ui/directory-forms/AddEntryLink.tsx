import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { ButtonLink } from '../controls/Button.tsx';
import type { EntryKind } from './entryKind.ts';

/** The way to the form of a new entry, above the list. */
export function AddEntryLink({ kind, to }: { kind: EntryKind; to: string }) {
  const t = useTranslations('directories');
  const keepLanguage = useKeepLanguage();
  return (
    <p>
      <ButtonLink weight="main" to={keepLanguage(to)}>
        <Plus size={20} aria-hidden />
        {t(`${kind}.add`)}
      </ButtonLink>
    </p>
  );
}
