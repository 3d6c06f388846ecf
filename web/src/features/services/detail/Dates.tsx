import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { RootData } from '../../../routing/rootData.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './ServicePage.module.css';
import type { ServiceDetail } from './serviceDetail.ts';

/** How fresh all this is; where nobody has confirmed it for long, in so many words. */
export function Dates({ service, now }: { service: ServiceDetail; now: string }) {
  const t = useTranslations('serviceDetail');
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  const { confirmedAt, confirmedOn, updatedOn, isConfirmed } = service;
  const isOld = region && new Date(confirmedAt) < confirmationCutoff(now, region.confirmationMonths);
  return (
    <>
      {isOld && <Notice tone="quiet">{t('unconfirmed', { date: confirmedOn })}</Notice>}
      <p className={styles.dates}>
        {isConfirmed && !isOld && <span>{t('verified', { date: confirmedOn })}</span>}
        <span>{t('updated', { date: updatedOn })}</span>
      </p>
    </>
  );
}
