import type { Service } from '@amparo/domain/services/service.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useWarnOfLoss } from '../../../ui/forms/useWarnOfLoss.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { DraftContext, draftStore } from './draft/draftStore.ts';
import { type Kept, useKeptDraft } from './draft/useKeptDraft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { BedsSection } from './fields/BedsSection.tsx';
import { MoreSection } from './fields/MoreSection.tsx';
import { ReachSection } from './fields/ReachSection.tsx';
import { WhatSection } from './fields/WhatSection.tsx';
import { WhomSection } from './fields/WhomSection.tsx';
import type { FormSetting } from './formSetting.ts';
import { HoursSection } from './hours/HoursSection.tsx';
import { WhereSection } from './place/WhereSection.tsx';
import { Conflict } from './save/Conflict.tsx';
import { DraftPreview } from './save/DraftPreview.tsx';
import { SaveBar } from './save/SaveBar.tsx';
import { SavedView } from './save/SavedView.tsx';
import { useSave } from './save/useSave.ts';

interface Props {
  /** Null: a new one. */
  id: string | null;
  from: Kept;
  startedAt: string;
  draftKey: string;
  isResumed: boolean;
  setting: FormSetting;
}

/** The form itself, what became of it as it was saved, and the draft that is kept meanwhile. */
export function DraftForm({ id, from, startedAt, draftKey, isResumed, setting }: Props) {
  const [store] = useState(() => draftStore(from.draft, from.base));
  const [saved, setSaved] = useState<Service | null>(null);
  const [base, setBase] = useState(from);
  const isKept = useKeptDraft(store, draftKey, { base: base.base, updatedAt: base.updatedAt, startedAt });
  const form = useRef<HTMLFormElement>(null);
  const saving = useSave({ id, store, draftKey, setting, onSaved: setSaved });
  useWarnOfLoss(isKept === false && !saved);
  const { newer, problem } = saving;
  if (saved) {
    return (
      <DraftContext value={store}>
        <SavedView service={saved} isNew={id === null} setting={setting} />
      </DraftContext>
    );
  }
  return (
    <DraftContext value={store}>
      {newer && (
        <Conflict
          store={store}
          base={base.base}
          newer={newer}
          setting={setting}
          onChosen={(next) => {
            setBase(next);
            saving.saveFrom(next);
          }}
        />
      )}
      <form
        ref={form}
        noValidate
        hidden={newer !== null}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          saving.saveFrom(base);
        }}
      >
        {isResumed && <Resumed />}
        <ErrorSummary form={form} attempt={saving.attempt} />
        <WhatSection />
        <WhomSection />
        <WhereSection setting={setting} />
        <ReachSection />
        <HoursSection setting={setting} />
        <BedsSection />
        <MoreSection setting={setting} />
        <DraftPreview setting={setting} />
        <SaveBar isKept={isKept} problem={problem} isSaving={saving.isSaving} />
      </form>
    </DraftContext>
  );
}

/** Told to those who cannot see that the fields are filled in. */
function Resumed() {
  const t = useTranslations('serviceForm.draft');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="quiet">{t('resumed')}</Notice>
    </div>
  );
}
