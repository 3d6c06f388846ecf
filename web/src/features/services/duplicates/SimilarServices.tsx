import type { PairedService } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import styles from './Duplicates.module.css';

interface Props {
  service: { id: string; name: string };
  /** The services that it likely repeats. */
  services: readonly PairedService[];
}

/** What a service likely repeats, with a link that compares and merges the two. Nothing if it repeats none. */
export function SimilarServices({ service, services }: Props) {
  const t = useTranslations('duplicates');
  const keepLanguage = useKeepLanguage();
  if (services.length === 0) return null;
  return (
    <Notice tone="quiet">
      <p>{t('likely')}</p>
      <ul className={styles.similar}>
        {services.map(({ id, name, address1, city }) => (
          <li key={id}>
            <Link to={keepLanguage(paths.service(id))}>{name}</Link>
            {`, ${[address1, city].filter(Boolean).join(', ')} · `}
            <Link to={keepLanguage(rarePaths.mergePair(service.id, id))}>
              <ActionLabel action={t('mergeThem')} name={t('pair', { first: service.name, second: name })} />
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
