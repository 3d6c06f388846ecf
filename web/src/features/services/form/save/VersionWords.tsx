import { weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { hoursOfPlan } from '@amparo/domain/services/hours-plan/hoursOfPlan.ts';
import { useTranslations } from 'use-intl/react';
import { HoursWords } from '../../detail/Hours.tsx';
import { localDate } from '../draft/localDate.ts';
import type { ServiceDraft } from '../draft/serviceDraft.ts';
import type { FormSetting } from '../formSetting.ts';

interface Props {
  name: keyof ServiceDraft;
  draft: ServiceDraft;
  setting: FormSetting;
}

/** One version of one field, in words. */
export function VersionWords({ name, draft, setting }: Props) {
  const t = useTranslations();
  if (name === 'plan') return <HoursOf draft={draft} setting={setting} />;
  const value = draft[name];
  if (typeof value === 'boolean') return t(value ? 'serviceForm.conflict.yes' : 'serviceForm.conflict.no');
  if (value === null || value.length === 0) return t('serviceForm.conflict.empty');
  if (name === 'type') return draft.type.map((one) => t(`services.kinds.${one}`)).join(', ');
  if (name === 'subTypes') return draft.subTypes.map((one) => t(`services.subTypes.${one}`)).join(', ');
  if (name === 'category') return draft.category.map((one) => t(`services.audiences.${one}`)).join(', ');
  if (name === 'managedUsers') return draft.managedUsers.map(({ email }) => email).join(', ');
  if (name === 'criticalExpiredAt') return localDate(draft.criticalExpiredAt, setting.timeZone);
  return Array.isArray(value) ? [...value].reverse().join(', ') : (value as string);
}

function HoursOf({ draft, setting: { now, timeZone } }: Omit<Props, 'name'>) {
  const t = useTranslations('serviceForm.hours.kinds');
  const hours = hoursOfPlan(draft.plan);
  const week = weekHours(hours, now, timeZone);
  return week.isPermanentlyClosed ? t('gone') : <HoursWords week={week} isContact={hours.isContact} />;
}
