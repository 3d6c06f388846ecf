import { useTranslations } from 'use-intl/react';
import { useDraft } from '../draft/draftStore.ts';
import styles from '../Form.module.css';
import { Section } from '../Section.tsx';
import { DraftText } from './DraftText.tsx';

/** Of shelters only. */
export function BedsSection() {
  const t = useTranslations('serviceForm.sections');
  const [types] = useDraft('type');
  if (!types.includes('SHELTER')) return null;
  return (
    <Section title={t('beds')}>
      <div className={styles.pair}>
        <DraftText name="totalBeds" inputMode="numeric" maxLength={6} autoComplete="off" />
        <DraftText name="availableBeds" inputMode="numeric" maxLength={6} autoComplete="off" />
      </div>
    </Section>
  );
}
