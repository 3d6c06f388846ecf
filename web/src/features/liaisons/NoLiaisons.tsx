import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoLiaisons({ county }: { county: string | null }) {
  const t = useTranslations('liaisons');
  const keepLanguage = useKeepLanguage();
  return (
    <EmptyState lead={county ? t('empty', { county }) : t('none')}>
      <p>{t('emptyHint')}</p>
      {county && <Link to={keepLanguage(paths.liaisons())}>{t('all')}</Link>}
    </EmptyState>
  );
}
