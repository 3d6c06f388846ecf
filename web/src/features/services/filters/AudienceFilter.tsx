import { useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ChipPanel } from '../../../ui/controls/ChipPanel.tsx';
import type { ListState } from '../list/listState.ts';
import styles from './AudienceFilter.module.css';
import { AudienceForm } from './AudienceForm.tsx';

/** The audience chip with the choices. On a phone it opens a sheet. */
export function AudienceFilter({ state }: { state: ListState }) {
  const t = useTranslations('services');
  const inside = useRef<HTMLDivElement>(null);
  const { audiences } = state;
  const label =
    audiences.length > 0
      ? t('list.forAudiences', { audiences: audiences.map((audience) => t(`audiences.${audience}`)).join(', ') })
      : t('list.forAnyone');
  const close = () => inside.current?.closest('details')?.removeAttribute('open');
  return (
    <ChipPanel label={label} isNarrowed={audiences.length > 0} className={styles.sheet}>
      <div ref={inside}>
        <AudienceForm key={audiences.join()} state={state} onDone={close} />
      </div>
    </ChipPanel>
  );
}
