import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { draftKey, drafts, interruptedDraft } from '../../../browser/storage/drafts.ts';
import { viewerOf } from '../../../http-client/viewerOf.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { DraftForm } from './DraftForm.tsx';
import { localDate } from './draft/localDate.ts';
import { ResumeNotice } from './draft/ResumeNotice.tsx';
import { draftOf, emptyDraft } from './draft/serviceDraft.ts';
import type { Kept } from './draft/useKeptDraft.ts';
import { type FormSetting, machineMadeOf } from './formSetting.ts';
import type { FormData } from './loadForm.ts';

/** The form from the service as it is, or from what this person left unfinished on this device. */
export default function ServiceForm({ data }: { data: FormData }) {
  const { user, service, now } = data;
  const setting = useSetting(data);
  const key = draftKey(user.id, `service:${service?.id ?? 'new'}`);
  const [kept, setKept] = useState(() => drafts.read<Kept>(key, Date.parse(now)));
  const [isResumed, setIsResumed] = useState(() => interruptedDraft.read() === key);
  useEffect(() => interruptedDraft.keep(null), []);
  const asItIs = service ? draftOf(service, setting.today) : emptyDraft;
  const fresh: Kept = { draft: asItIs, base: asItIs, updatedAt: service?.updatedAt ?? null };
  const startAfresh = () => {
    drafts.forget(key);
    setKept(null);
  };
  if (kept && !isResumed) {
    return (
      <ResumeNotice
        startedAt={kept.startedAt}
        timeZone={setting.timeZone}
        isOutdated={kept.values.updatedAt !== fresh.updatedAt}
        onResume={() => setIsResumed(true)}
        onStartAfresh={startAfresh}
      />
    );
  }
  return (
    <DraftForm
      id={service?.id ?? null}
      from={kept?.values ?? fresh}
      startedAt={kept?.startedAt ?? now}
      draftKey={key}
      isResumed={kept !== null}
      setting={setting}
    />
  );
}

function useSetting({ user, service, now, isTranslated }: FormData): FormSetting {
  const { region } = useRouteLoaderData<RootData>('root')!;
  const timeZone = service?.timeZone ?? region.timeZone;
  return {
    person: viewerOf(user),
    timeZone,
    now,
    today: localDate(now, timeZone),
    counties: region.counties,
    isTranslated,
    machineMade: machineMadeOf(service),
  };
}
