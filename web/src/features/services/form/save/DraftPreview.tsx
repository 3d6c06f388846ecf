import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { useDraftStore } from '../draft/draftStore.ts';
import styles from '../Form.module.css';
import type { FormSetting } from '../formSetting.ts';
import { Section } from '../Section.tsx';
import { PreviewLanguage } from './PreviewLanguage.tsx';
import { PublicView } from './PublicView.tsx';
import { serviceOfDraft } from './serviceOfDraft.ts';

/** What people will see, before anything is saved; worked out only while it is open. */
export function DraftPreview({ setting }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t('previewTitle')}>
      <details className={styles.fold} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t('preview')}</summary>
        {isOpen && <Preview setting={setting} />}
      </details>
    </Section>
  );
}

function Preview({ setting }: { setting: FormSetting }) {
  const store = useDraftStore();
  const draft = useSyncExternalStore(store.watch, store.read, store.read);
  const service = serviceOfDraft(draft, setting);
  return (
    <div className={styles.folded}>
      <PreviewLanguage>
        {(language) => <PublicView service={service} language={language} now={setting.now} />}
      </PreviewLanguage>
    </div>
  );
}
