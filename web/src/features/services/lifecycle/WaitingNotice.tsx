import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { useIsAllowed } from '../../../routing/useViewer.ts';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { SentBackNotice } from './SentBackNotice.tsx';
import styles from './WaitingNotice.module.css';

interface Props {
  service: { id: string; name: string; sentBackReason: string | null; isOwned: boolean };
}

/** Says that the service waits for approval (spec §4), or why it was sent back. Administrators decide here. */
export default function WaitingNotice({ service }: Props) {
  const t = useTranslations('lifecycle');
  const keepLanguage = useKeepLanguage();
  const mayApprove = useIsAllowed(serviceCan.approve);
  if (service.sentBackReason !== null)
    return (
      <SentBackNotice reason={service.sentBackReason}>
        <p className={styles.actions}>
          <ButtonLink weight={mayApprove ? 'outlined' : 'main'} to={keepLanguage(paths.editService(service.id))}>
            {t('correct')}
          </ButtonLink>
        </p>
        {mayApprove && <DecisionButtons service={service} />}
      </SentBackNotice>
    );
  return (
    <Notice tone="quiet">
      <p>{t('waiting')}</p>
      {mayApprove && <DecisionButtons service={service} />}
    </Notice>
  );
}
