import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { bilingualFields, textProblems } from '@amparo/domain/services/bilingualTexts.ts';
import { useTranslations } from 'use-intl/react';
import { FormCheckbox, FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { OtherLanguageFields } from '../language/OtherLanguageFields.tsx';
import type { WritingLanguage } from '../language/textFields.ts';
import styles from '../layout/Form.module.css';
import { Fold, Section } from '../layout/Section.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { AlertFields } from './AlertFields.tsx';
import { ManagerPicker } from './ManagerPicker.tsx';

/** Opens at first if a person should look at a text of a stored service. */
function OtherLanguage({ setting, writes }: { setting: FormSetting; writes: WritingLanguage }) {
  const t = useTranslations('serviceForm');
  const { stored, staleTexts } = setting;
  const machineMade = bilingualFields.filter((name) => stored.translated[name] !== undefined);
  const problems = textProblems({ ...stored, machineMade, staleTexts });
  // The other language is optional.
  const count = problems.filter(({ problem }) => problem !== 'missing').length;
  const title = t(writes === 'en' ? 'sections.spanish' : 'sections.english');
  return (
    <Fold title={count === 0 ? title : t('texts.title', { title, count })} isOpen={count > 0}>
      <OtherLanguageFields key={writes} setting={setting} writes={writes} />
    </Fold>
  );
}

/** Fields that most services do not need. Some are only for coordinators and administrators (rules.md §3). */
export function MoreSection({ setting, writes }: { setting: FormSetting; writes: WritingLanguage }) {
  const t = useTranslations('serviceForm');
  const { viewer } = setting;
  return (
    <Section title={t('sections.more')} hint={t('sections.moreHint')}>
      <OtherLanguage setting={setting} writes={writes} />
      {serviceCan.setCriticalHeader(viewer) && <AlertFields setting={setting} />}
      {serviceCan.appointManagers(viewer) && (
        <Fold title={t('sections.managers')}>
          <p className={styles.hint}>{t('sections.managersHint')}</p>
          <ManagerPicker />
        </Fold>
      )}
      {serviceCan.setOwner(viewer) && (
        <Fold title={t('sections.administration')}>
          <FormTextField
            name="userEmail"
            type="email"
            hint={t('hints.userEmail')}
            autoComplete="off"
            spellCheck={false}
          />
          <FormCheckbox name="isShowFlag" />
          <FormCheckbox name="isShowDonate" />
          {setting.stored.isSample && <FormCheckbox name="isSample" />}
        </Fold>
      )}
    </Section>
  );
}
