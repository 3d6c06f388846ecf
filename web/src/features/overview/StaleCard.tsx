import type { StaleService } from '@amparo/domain/overview/overview.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../i18n/language.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../i18n/useMomentText.ts';
import { paths } from '../../paths.ts';
import { rarePaths } from '../../rarePaths.ts';
import { ConfirmService } from '../../ui/confirm-service/ConfirmService.tsx';
import { ActionLink } from '../../ui/controls/Button.tsx';
import { ActionLabel } from '../../ui/VisuallyHidden.tsx';
import type { StaleList } from './loadOverview.ts';
import styles from './StaleCard.module.css';

interface Props {
  service: StaleService;
  which: StaleList;
  language: Language;
}

/** An outdated service, the date of its last confirmation, and a link to fix it. */
export const StaleCard = memo(function StaleCard({ service, which, language }: Props) {
  const { id, name, city, since, updatedAt } = service;
  const t = useTranslations('manage.overview');
  const keepLanguage = useKeepLanguage();
  const when = useMomentText(language)(since);
  const mend = which === 'beds' ? rarePaths.availableBeds({ q: name }) : paths.editService(id);
  return (
    <article className={styles.card}>
      <div>
        <h2 className={styles.name}>
          <Link to={keepLanguage(paths.service(id))}>{name}</Link>
        </h2>
        <p className={styles.facts}>
          {city} · {since === null ? t('beds.never') : t(`${which}.since`, { when })}
        </p>
      </div>
      <div className={styles.actions}>
        {which === 'unconfirmed' && <ConfirmService id={id} name={name} updatedAt={updatedAt} />}
        <ActionLink href={keepLanguage(mend)}>
          <ActionLabel action={t(`${which}.mend`)} name={name} />
        </ActionLink>
      </div>
    </article>
  );
});
