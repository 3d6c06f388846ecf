import { useTranslations } from 'use-intl/react';
import styles from './Facts.module.css';
import type { ServiceDetail } from './serviceDetail.ts';

/** The audience and the age range. */
export function AudienceAndAge({ service: { category, age }, id = 'whom' }: { service: ServiceDetail; id?: string }) {
  const t = useTranslations();
  const whom = category.includes('ALL')
    ? [t('services.audiences.ALL')]
    : category.map((audience) => t(`services.audiences.${audience}`));
  if (whom.length === 0 && !age.text) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('serviceDetail.whom')}</h2>
      {whom.length > 0 && <p>{whom.join(', ')}</p>}
      {age.text && (
        <p>
          {t('serviceDetail.age')}: <span lang={age.otherLanguage ?? undefined}>{age.text}</span>
        </p>
      )}
    </section>
  );
}
