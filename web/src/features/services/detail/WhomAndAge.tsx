import { useTranslations } from 'use-intl/react';
import styles from './Facts.module.css';
import type { ServiceDetail } from './serviceDetail.ts';

/** Who can come, and of what age. */
export function WhomAndAge({ service: { category, age }, id = 'whom' }: { service: ServiceDetail; id?: string }) {
  const t = useTranslations('services');
  const whom = category.includes('ALL') ? [t('audiences.ALL')] : category.map((audience) => t(`audiences.${audience}`));
  if (whom.length === 0 && !age.text) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('detail.whom')}</h2>
      {whom.length > 0 && <p>{whom.join(', ')}</p>}
      {age.text && (
        <p>
          {t('detail.age')}: <span lang={age.otherLanguage ?? undefined}>{age.text}</span>
        </p>
      )}
    </section>
  );
}
