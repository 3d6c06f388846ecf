import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { paths } from '../../../../paths.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { ButtonLink } from '../../../../ui/controls/Button.tsx';
import { ActionLabel } from '../../../../ui/VisuallyHidden.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import styles from './Changes.module.css';
import { canRevert, mergedServiceOf } from './canRevert.ts';

interface Props {
  change: ServiceChange;
  language: Language;
  /** Whether to link to the service. The panel beside the table has this link already. */
  hasLink?: boolean;
}

/** Who made a change, when, the changed fields, and what can be done with it. */
export function ChangeBody({ change, language, hasLink = true }: Props) {
  const t = useTranslations('changes');
  const keepLanguage = useKeepLanguage();
  const { id, service, kind } = change;
  const mergedId = mergedServiceOf(change);
  return (
    <>
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
        {hasLink && !service.isDeleted && (
          <ButtonLink weight="quiet" to={keepLanguage(paths.service(service.id))}>
            <ActionLabel action={t('show')} name={service.name} />
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** The person or the import that made a change. */
export function useAuthorText(): (change: Pick<ServiceChange, 'user' | 'way'>) => string {
  const t = useTranslations('changes');
  return ({ user, way }) => (user ? user.displayName || user.email : t(way === 'import' ? 'byImport' : 'byNobody'));
}

function Facts({ change: { user, way, at }, language }: Props) {
  const t = useTranslations('changes');
  const keepLanguage = useKeepLanguage();
  const authorText = useAuthorText()({ user, way });
  const when = useMomentText(language)(at);
  return (
    <p className={styles.facts}>
      {when} · {user ? <Link to={keepLanguage(rarePaths.user(user.id))}>{authorText}</Link> : authorText}
      {way !== 'person' && user && ` · ${t(`ways.${way}`)}`}
    </p>
  );
}
