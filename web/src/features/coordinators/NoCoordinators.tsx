import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function NoCoordinators({ region }: { region: string | null }) {
  const t = useTranslations('coordinators');
  const keepLanguage = useKeepLanguage();
  return (
    <EmptyState lead={region ? t('empty', { region }) : t('none')}>
      <p>{t('emptyHint')}</p>
      {region && <Link to={keepLanguage(paths.coordinators())}>{t('all')}</Link>}
    </EmptyState>
  );
}
