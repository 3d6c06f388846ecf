import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../i18n/language.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { paths } from '../../../paths.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardTop } from '../../../ui/cards/CardTop.tsx';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import styles from './Changes.module.css';
import { canRevert, mergedServiceOf } from './canRevert.ts';

interface Props {
  change: ServiceChange;
  language: Language;
}

/** A change of a service: action, person, time, and each field before and after. */
export function ChangeCard({ change, language }: Props) {
  const t = useTranslations('changes');
  const keepLanguage = useKeepLanguage();
  const { id, service, kind } = change;
  const mergedId = mergedServiceOf(change);
  return (
    <Card>
      <CardTop titleId={`change-${id}`} kind={t(`kinds.${kind}`)} title={service.name}>
        {service.isDeleted && <span>{t('isDeleted')}</span>}
      </CardTop>
      <Facts change={change} language={language} />
      <ChangedFields change={change} />
      <div className={styles.actions}>
        {mergedId && (
          <ButtonLink weight="outlined" to={keepLanguage(rarePaths.unmerge(mergedId))}>
            <RotateCcw size={18} aria-hidden />
            <ActionLabel action={t('unmerge')} name={service.name} />
          </ButtonLink>
        )}
        {canRevert(change) && (
          <ButtonLink weight="outlined" to={keepLanguage(rarePaths.revertChange(service.id, id))}>
            <RotateCcw size={18} aria-hidden />
            <ActionLabel action={t(kind === 'deleted' ? 'restore' : 'revert')} name={service.name} />
          </ButtonLink>
        )}
        {!service.isDeleted && (
          <ButtonLink weight="quiet" to={keepLanguage(paths.service(service.id))}>
            <ActionLabel action={t('show')} name={service.name} />
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Facts({ change: { user, way, at }, language }: Props) {
  const t = useTranslations('changes');
  const keepLanguage = useKeepLanguage();
  const when = useMomentText(language)(at);
  return (
    <p className={styles.facts}>
      {when} ·{' '}
      {user ? (
        <Link to={keepLanguage(rarePaths.user(user.id))}>{user.displayName || user.email}</Link>
      ) : (
        t(way === 'import' ? 'byImport' : 'byNobody')
      )}
      {way !== 'person' && user && ` · ${t(`ways.${way}`)}`}
    </p>
  );
}
