import type { Region } from '@amparo/domain/regions/region.ts';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { RegionFacts } from '../../ui/cards/RegionFacts.tsx';
import { EntryActions } from '../../ui/directory-forms/lazyEntryActions.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './RegionCard.module.css';

interface Props {
  region: Region;
  /** It serves the visitor's county. */
  isOwn: boolean;
  mayEdit: boolean;
}

export function RegionCard({ region, isOwn, mayEdit }: Props) {
  const { id, name, type, website, counties } = region;
  const t = useTranslations('regions');
  const keepLanguage = useKeepLanguage();
  return (
    <Card className={isOwn ? styles.own : undefined}>
      {isOwn && <p className={styles.type}>{t('own')}</p>}
      <h2 className={styles.name}>{name}</h2>
      {type && <p className={styles.type}>{type === 'ESC' ? t('esc') : type}</p>}
      <RegionFacts website={website} counties={counties} />
      <Link to={keepLanguage(paths.coordinators(id))} className={styles.coordinators}>
        <Users size={18} aria-hidden />
        <span>
          <span aria-hidden>{t('coordinators')}</span>
          <VisuallyHidden>{t('coordinatorsOf', { region: name })}</VisuallyHidden>
        </span>
      </Link>
      <EntryActions kind="region" id={id} name={name} mayEdit={mayEdit} mayDelete={mayEdit} />
    </Card>
  );
}
