import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../http-client/callApi.ts';
import { useViewer } from '../../../routing/useViewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useResume } from './useResume.ts';

/** Publishes a paused service again, on its own page, for people who may do so. */
export default function ResumeButton({ id }: { id: string }) {
  const t = useTranslations('lifecycle.pause');
  const { resume, isBusy } = useResume();
  const ownerId = useOwner(id);
  const viewer = useViewer();
  if (!serviceCan.pause(viewer, { user: ownerId })) return null;
  return (
    <p>
      <Button weight="main" disabled={isBusy} onClick={() => void resume(id)}>
        <Play size={18} aria-hidden />
        {t('resume')}
      </Button>
    </p>
  );
}

/** The server rendered the page for guests, who do not receive the owner. */
function useOwner(id: string): string | null {
  const [owner, setOwner] = useState<string | null>(null);
  useEffect(() => {
    let isCanceled = false;
    callApi('GET /services/:id', { params: { id } }).then(
      ({ data }) => !isCanceled && setOwner(data.user ?? null),
      // Without an answer, the page has no button.
      () => {},
    );
    return () => {
      isCanceled = true;
    };
  }, [id]);
  return owner;
}
