import { useTranslations } from 'use-intl/react';
import { kudos } from '../../browser/storage/storedIds.ts';
import { showToast } from '../../browser/toasts.ts';
import { deleteEntry } from '../../http-client/outbox/outbox.ts';
import type { OutboxEntry, OutboxKind } from '../../http-client/outbox/outboxStore.ts';
import type { Language } from '../../i18n/language.ts';
import { useMomentText } from '../../i18n/useMomentText.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import type { ReturnState } from '../../ui/message-form/useReturnedEntry.ts';
import { useOutbox } from '../../ui/outbox/useOutbox.ts';
import { ActionLabel } from '../../ui/VisuallyHidden.tsx';
import styles from './ThisPhonePage.module.css';

/** What waits on this device, what was refused and why, with the ways to go on. */
export function WaitingList({ language }: { language: Language }) {
  const t = useTranslations('thisPhone.outbox');
  const entries = useOutbox();
  if (!entries) return null;
  if (entries.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <p>{t('how')}</p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} language={language} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ entry, language }: { entry: OutboxEntry; language: Language }) {
  const t = useTranslations('thisPhone.outbox');
  const momentText = useMomentText(language);
  const { id, kind, about, createdAt, problem, page, call } = entry;
  const title = t(`kinds.${kind}`, { about, count: bedsOf(entry) });
  const remove = async () => {
    // The person may give thanks again.
    if (kind === 'kudo' && call.params?.id) kudos.remove(call.params.id);
    await deleteEntry(id);
    showToast({ text: t('deleted'), kind: 'success' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  const state: ReturnState = { returned: id };
  return (
    <article className={styles.entry}>
      <h3>{title}</h3>
      <p>{t('since', { time: momentText(new Date(createdAt).toISOString()) })}</p>
      {problem && (
        <p className={styles.problem}>{t(`problems.${reasonOf(kind, problem.key)}`, { count: newerBedsOf(entry) })}</p>
      )}
      <div className={styles.buttons}>
        {problem && kind !== 'kudo' && !finalProblems.has(problem.key) && (
          <ButtonLink weight="main" to={page} state={state}>
            {t(kind === 'beds' ? 'openBeds' : 'openForm')}
          </ButtonLink>
        )}
        <Button weight="outlined" onClick={() => void remove()}>
          <ActionLabel action={t('delete')} name={title} />
        </Button>
      </div>
    </article>
  );
}

/** Another attempt would fail too. */
const finalProblems = new Set<string>(['NOT_FOUND', 'CONFIRM_LINK_INVALID']);
const reasons = ['EXPIRED', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'CONFIRM_LINK_INVALID'] as const;

function reasonOf(kind: OutboxKind, key: string) {
  // Nothing was typed.
  const other = kind === 'kudo' ? 'NOT_ACCEPTED' : 'OTHER';
  if (kind === 'confirmation' && key === 'CHANGED_MEANWHILE') return 'CHANGED_PLACE';
  return reasons.find((reason) => reason === key) ?? other;
}

/** The bed count that waits. */
function bedsOf({ call }: OutboxEntry): number {
  const [count] = (call.body as { services?: { total: number }[] } | undefined)?.services ?? [];
  return count?.total ?? 0;
}

/** The bed count that somebody else has set. */
function newerBedsOf({ problem }: OutboxEntry): number {
  return (problem?.data as { availableBeds?: number } | null)?.availableBeds ?? 0;
}
