import { weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { hoursOfPlan } from '@amparo/domain/services/hours-plan/hoursOfPlan.ts';
import type { HoursPlan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { HoursText } from '../../detail/hours/Hours.tsx';
import { OpenStatusLine } from '../../OpenStatusLine.tsx';
import { statusText } from '../../statusText.ts';
import { PreviewLanguage } from '../layout/PreviewLanguage.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import groupStyles from './Group.module.css';

interface Props {
  plan: HoursPlan;
  setting: FormSetting;
}

/** The entered hours as the public reads them, in both languages. */
export function HoursPreview({ plan, setting }: Props) {
  const t = useTranslations('serviceForm.hours');
  const shown = useDeferredValue(plan);
  return (
    <div className={groupStyles.preview}>
      <h3>{t('preview')}</h3>
      <PreviewLanguage>
        {(language) => <PublicHours plan={shown} setting={setting} language={language} />}
      </PreviewLanguage>
    </div>
  );
}

function PublicHours({ plan, setting: { now, timeZone }, language }: Props & { language: Language }) {
  const hours = hoursOfPlan(plan);
  const status = statusText(openStatus(hours, now, timeZone), timeZone, now, language);
  return (
    <>
      <OpenStatusLine status={status} />
      <HoursText week={weekHours(hours, now, timeZone)} isContact={hours.isContact} />
    </>
  );
}
