import { useTranslations } from 'use-intl/react';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { useDraft } from '../draft/draftStore.ts';
import { localDate } from '../draft/localDate.ts';
import { useErrorOf } from '../ErrorWords.tsx';
import { Fold } from '../Fold.tsx';
import styles from '../Form.module.css';
import type { FormSetting } from '../formSetting.ts';
import { DraftCheckbox } from './DraftCheckbox.tsx';
import { DraftArea } from './DraftText.tsx';

/** The alert that stands at the top of everyone's list, until 11:59 PM of its last day. */
export function AlertFields({ setting }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm.sections');
  const [isShown] = useDraft('isCriticalHeader');
  const [neverExpires] = useDraft('isCriticalNeverExpire');
  return (
    <Fold title={t('alert')} isOpen={isShown}>
      <p className={styles.hint}>{t('alertHint')}</p>
      <DraftCheckbox name="isCriticalHeader" />
      {isShown && (
        <>
          <DraftArea name="criticalDescription" rows={3} maxLength={500} required />
          <DraftArea name="criticalDescriptionEs" rows={3} maxLength={500} lang="es" />
          <DraftCheckbox name="isCriticalNeverExpire" />
          {!neverExpires && <LastDay timeZone={setting.timeZone} today={setting.today} />}
        </>
      )}
    </Fold>
  );
}

function LastDay({ timeZone, today }: Pick<FormSetting, 'timeZone' | 'today'>) {
  const t = useTranslations('serviceForm');
  const [value, change] = useDraft('criticalExpiredAt');
  const error = useErrorOf('criticalExpiredAt');
  return (
    <TextField
      type="date"
      name="criticalExpiredAt"
      label={t('fields.criticalExpiredAt')}
      hint={t('hints.criticalExpiredAt')}
      error={error}
      min={today}
      value={localDate(value, timeZone)}
      onChange={({ target }) => change(target.value)}
    />
  );
}
