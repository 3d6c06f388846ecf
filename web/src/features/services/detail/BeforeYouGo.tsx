import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { linkPhones } from '../../../ui/cards/linkPhones.tsx';
import { useAudienceNames } from '../list/useAudienceNames.ts';
import { factKinds } from './describedFacts.ts';
import styles from './Facts.module.css';
import type { ServiceDetail } from './serviceDetail.ts';

/** Who may come, and what the service says about appointments, papers, and cost. */
export function BeforeYouGo({ service, id = 'before' }: { service: ServiceDetail; id?: string }) {
  const t = useTranslations();
  const { category, age, facts, about } = service;
  const who = useAudienceNames()(category.includes('ALL') ? ['ALL'] : category);
  const quoted = factKinds.filter((kind) => facts[kind]);
  if (who === '' && !age.text && quoted.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('serviceDetail.come')}</h2>
      <dl className={styles.facts}>
        {who && <Fact label={t('serviceDetail.facts.who')}>{who.charAt(0).toUpperCase() + who.slice(1)}</Fact>}
        {age.text && (
          <Fact label={t('serviceDetail.facts.age')}>
            <span lang={age.otherLanguage ?? undefined}>{age.text}</span>
          </Fact>
        )}
        {quoted.map((kind) => (
          <Fact key={kind} label={t(`serviceDetail.facts.${kind}`)}>
            <span lang={about.otherLanguage ?? undefined}>{linkPhones(facts[kind] ?? '')}</span>
          </Fact>
        ))}
      </dl>
    </section>
  );
}

export function Fact({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.fact} ${className}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
