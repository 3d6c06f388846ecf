import type { SpanishTwin } from '@amparo/domain/services/spanishTwins.ts';
import { serviceCan } from '@amparo/domain/users/permissions.ts';
import { useTranslations } from 'use-intl/react';
import { useDraft } from '../draft/draftStore.ts';
import { Fold } from '../Fold.tsx';
import styles from '../Form.module.css';
import type { FormSetting } from '../formSetting.ts';
import { Section } from '../Section.tsx';
import { AlertFields } from './AlertFields.tsx';
import { Description } from './Description.tsx';
import { DraftCheckbox } from './DraftCheckbox.tsx';
import { DraftText } from './DraftText.tsx';
import { ManagerPicker } from './ManagerPicker.tsx';
import { WebField } from './ReachSection.tsx';

/** What can wait, each behind its fold; some of it is only for those who may set it (rules.md §3). */
export function MoreSection({ setting }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm');
  const { person } = setting;
  return (
    <Section title={t('sections.more')} hint={t('sections.moreHint')}>
      <Fold title={t('sections.spanish')}>
        <SpanishFields machineMade={setting.machineMade} />
      </Fold>
      <Fold title={t('sections.links')}>
        <WebField name="facebook" />
        <WebField name="twitter" />
        <WebField name="instagram" />
        <WebField name="youtube" />
      </Fold>
      {serviceCan.setCriticalHeader(person) && <AlertFields setting={setting} />}
      {serviceCan.appointManagers(person) && (
        <Fold title={t('sections.managers')}>
          <p className={styles.hint}>{t('sections.managersHint')}</p>
          <ManagerPicker />
        </Fold>
      )}
      {serviceCan.setOwner(person) && (
        <Fold title={t('sections.administration')}>
          <DraftText name="userEmail" type="email" hint={t('hints.userEmail')} autoComplete="off" spellCheck={false} />
          <DraftCheckbox name="isShowFlag" />
          <DraftCheckbox name="isShowDonate" />
        </Fold>
      )}
    </Section>
  );
}

/** What a machine wrote says so, until a person writes something else. */
function SpanishFields({ machineMade }: Pick<FormSetting, 'machineMade'>) {
  const t = useTranslations('serviceForm');
  const hintOf = (name: SpanishTwin, text: string) =>
    text !== '' && machineMade[name] === text ? t('hints.machineMade') : undefined;
  const [summary] = useDraft('serviceSummaryEs');
  const [description] = useDraft('descriptionEs');
  const [age] = useDraft('ageEs');
  const line = { lang: 'es', autoComplete: 'off' };
  return (
    <>
      <p className={styles.hint}>{t('sections.spanishHint')}</p>
      <DraftText name="serviceSummaryEs" maxLength={750} hint={hintOf('serviceSummaryEs', summary)} {...line} />
      <Description name="descriptionEs" hint={hintOf('descriptionEs', description)} />
      <DraftText name="ageEs" maxLength={200} hint={hintOf('ageEs', age)} {...line} />
    </>
  );
}
