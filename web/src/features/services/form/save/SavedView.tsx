import type { Service } from '@amparo/domain/services/service.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { ButtonLink } from '../../../../ui/controls/Button.tsx';
import styles from '../layout/Form.module.css';
import { PreviewLanguage } from '../layout/PreviewLanguage.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { PublicView } from './PublicView.tsx';

interface Props {
  service: Service;
  isNew: boolean;
  setting: FormSetting;
}

/** Says that the service is saved or waits for an administrator, and shows what the public sees (spec §8). */
export function SavedView({ service, isNew, setting }: Props) {
  const t = useTranslations('serviceForm');
  const keepLanguage = useKeepLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const message = isNew
    ? t(service.isApproved ? 'saved.addedLive' : 'saved.addedWaits')
    : t(service.isApproved ? 'saved.updatedLive' : 'saved.updatedWaits');
  return (
    <div className={styles.form}>
      <div className={styles.section}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <CircleCheck size={24} color="var(--open)" aria-hidden /> {message}
        </h2>
        <div className={styles.buttons}>
          <ButtonLink weight="main" to={keepLanguage(paths.service(service.id))}>
            {t('saved.see')}
          </ButtonLink>
          <ButtonLink weight="outlined" to={keepLanguage(paths.editService(service.id))}>
            {t('saved.editAgain')}
          </ButtonLink>
          <ButtonLink weight="outlined" to={keepLanguage(rarePaths.addService())}>
            {t('saved.addAnother')}
          </ButtonLink>
        </div>
      </div>
      <section className={styles.section} aria-labelledby="saved-preview">
        <h2 id="saved-preview" className={styles.heading}>
          {t('previewTitle')}
        </h2>
        <PreviewLanguage>
          {(language) => <PublicView service={service} language={language} now={setting.now} />}
        </PreviewLanguage>
      </section>
    </div>
  );
}
