import { Heart } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { kudos, useStoredIds } from '../../../browser/storage/storedIds.ts';
import { showToast } from '../../../browser/toasts.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { randomIdempotencyKeys } from '../../../http-client/idempotencyKeys.ts';
import { newEntry, sendOrWait } from '../../../http-client/outbox/outbox.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './Kudos.module.css';

/** The number of kudos, if any, and a button to give one from this device (spec §4, §9). */
export function Kudos({ service: { id, name }, likes }: { service: { id: string; name: string }; likes: number }) {
  const t = useTranslations();
  const isHydrated = useHydrated();
  const isGiven = useStoredIds(kudos).includes(id);
  const { count, give } = useKudo({ id, name }, likes);
  const status = useRef<HTMLParagraphElement>(null);
  if (!isHydrated && count === 0) return null;
  return (
    <div className={styles.kudos}>
      {count > 0 && (
        <p className={styles.count}>
          <Heart size={18} aria-hidden className={isGiven ? styles.full : undefined} />
          {t('services.card.kudos', { count })}
        </p>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {isHydrated && (isGiven ? t('serviceDetail.kudos.given') : t('serviceDetail.kudos.ask'))}
      </p>
      {isHydrated && !isGiven && (
        <Button
          weight="outlined"
          onClick={() => {
            // The button disappears, so move the focus to the message.
            status.current?.focus({ preventScroll: true });
            void give();
          }}
        >
          <Heart size={20} aria-hidden />
          {t('serviceDetail.kudos.give')}
        </Button>
      )}
    </div>
  );
}

/** The count rises at once, and falls again if the server refuses it. Without a network the kudo waits. */
function useKudo({ id, name }: { id: string; name: string }, likes: number) {
  const t = useTranslations();
  const [changed, setChanged] = useState<{ id: string; from: number; count: number } | null>(null);
  const count = changed?.id === id && changed.from === likes ? changed.count : likes;
  const give = async () => {
    kudos.add(id);
    setChanged({ id, from: likes, count: likes + 1 });
    try {
      const call = {
        name: 'POST /services/:id/likes',
        params: { id },
        key: await randomIdempotencyKeys()(id),
      } as const;
      const result = await sendOrWait(newEntry({ kind: 'kudo', about: name, page: paths.service(id), call }));
      if (result.isSent)
        setChanged({ id, from: likes, count: (result.answer as { data: { likes: number } }).data.likes });
    } catch {
      kudos.remove(id);
      setChanged(null);
      showToast({ text: t('serviceDetail.kudos.failed'), kind: 'error' });
    }
  };
  return { count, give };
}
