import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Card } from '../../../ui/cards/Card.tsx';
import { PlainQuestion } from '../../../ui/dialogs/PlainQuestion.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';

interface Props<Change> {
  /** Null for guests. */
  change: Change | null;
  /** The question if the change was a deletion; otherwise undefined. */
  restoreQuestion: string | undefined;
  nameOf(change: Change): string;
  fields(change: Change): ReactNode;
  /** The address of the log. */
  back: string;
}

/** Asks for confirmation before a change is undone, or what was deleted is restored. */
export function RevertQuestion<Change>({ change, restoreQuestion, nameOf, fields, back }: Props<Change>) {
  const t = useTranslations('changes');
  const confirm = t(restoreQuestion ? 'restore' : 'revert');
  return (
    <Page title={restoreQuestion ?? t('revertQuestion')} {...(restoreQuestion ? {} : { intro: t('revertIntro') })}>
      <SignedInOnly data={change}>
        {(change) => (
          <PlainQuestion confirm={confirm} failed={t('notReverted')} back={back}>
            <Card>
              <h2>{nameOf(change)}</h2>
              {fields(change)}
            </Card>
          </PlainQuestion>
        )}
      </SignedInOnly>
    </Page>
  );
}
