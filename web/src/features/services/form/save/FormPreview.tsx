import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import styles from '../layout/Form.module.css';
import { PreviewLanguage } from '../layout/PreviewLanguage.tsx';
import { Section } from '../layout/Section.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import type { ServiceValues } from '../values/serviceValues.ts';
import { PublicView } from './PublicView.tsx';
import { previewOf } from './previewOf.ts';

/** What people will see after saving. It is computed only while it is open. */
export function FormPreview({ setting }: { setting: FormSetting }) {
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
  const values = useWatch() as ServiceValues;
  const service = previewOf(values, setting);
  return (
    <div className={styles.folded}>
      <PreviewLanguage>
        {(language) => <PublicView service={service} language={language} now={setting.now} />}
      </PreviewLanguage>
    </div>
  );
}
