import { type Audience, audiences } from '@amparo/domain/services/serviceKinds.ts';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../language/useKeepLanguage.ts';
import { Chip } from '../../ui/Chip.tsx';
import styles from './MenuList.module.css';

interface Props {
  chosen: Audience | null;
  addressOf: (audience: Audience | null) => string;
}

/** The category filters: for whom help is looked for. */
export function AudienceLinks({ chosen, addressOf }: Props) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{t('menu.filters')}</h2>
      <ul className={styles.audiences}>
        <li>
          <Chip to={keepLanguage(addressOf(null))} isChosen={chosen === null}>
            {t('services.list.anyoneChoice')}
          </Chip>
        </li>
        {audiences.map(
          (audience) =>
            audience !== 'ALL' && (
              <li key={audience}>
                <Chip to={keepLanguage(addressOf(audience))} isChosen={chosen === audience}>
                  {t(`services.audiences.${audience}`)}
                </Chip>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
