import { useTranslations } from 'use-intl/react';
import { FormCheckbox, FormTextArea } from '../../../../ui/forms/fields/FormFields.tsx';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { useErrorOf } from '../../../../ui/forms/useField.ts';
import styles from '../layout/Form.module.css';
import { Fold } from '../layout/Section.tsx';
import { useServiceField, useServiceValue } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { lastDayOfAlert } from '../values/serviceValues.ts';

/** The alert above every list, until 11:59 PM of its last day (spec §4). */
export function AlertFields({ setting }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm.sections');
  const isShown = useServiceValue('isCriticalHeader');
  const neverExpires = useServiceValue('isCriticalNeverExpire');
  return (
    <Fold title={t('alert')} isOpen={isShown}>
      <p className={styles.hint}>{t('alertHint')}</p>
      <FormCheckbox name="isCriticalHeader" />
      {isShown && (
        <>
          <FormTextArea name="criticalDescription" rows={3} maxLength={500} required />
          <FormTextArea name="criticalDescriptionEs" rows={3} maxLength={500} lang="es" />
          <FormCheckbox name="isCriticalNeverExpire" />
          {!neverExpires && <LastDay timeZone={setting.timeZone} today={setting.today} />}
        </>
      )}
    </Fold>
  );
}

function LastDay({ timeZone, today }: Pick<FormSetting, 'timeZone' | 'today'>) {
  const t = useTranslations('serviceForm');
  const [criticalExpiredAt, change] = useServiceField('criticalExpiredAt');
  const error = useErrorOf('criticalExpiredAt');
  return (
    <TextField
      type="date"
      name="criticalExpiredAt"
      label={t('fields.criticalExpiredAt')}
      hint={t('hints.criticalExpiredAt')}
      error={error}
      min={today}
      value={lastDayOfAlert({ criticalExpiredAt }, timeZone)}
      onChange={({ target }) => change(target.value)}
    />
  );
}
