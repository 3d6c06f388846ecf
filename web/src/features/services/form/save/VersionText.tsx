import { weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import { hoursOfPlan } from '@amparo/domain/services/hours-plan/hoursOfPlan.ts';
import { useTranslations } from 'use-intl/react';
import { HoursText } from '../../detail/hours/Hours.tsx';
import { GroupsText } from '../../GroupsText.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { bedsOf } from '../values/serviceInputOf.ts';
import { lastDayOfAlert, type ServiceValues } from '../values/serviceValues.ts';

interface Props {
  name: keyof ServiceValues;
  values: ServiceValues;
  setting: FormSetting;
}

/** The text of one field in one version of a conflict. */
export function VersionText({ name, values, setting }: Props) {
  const t = useTranslations();
  // Marks of translations are no conflict.
  if (name === 'translated' || name === 'checkedTexts') return null;
  if (name === 'plan') return <HoursOf values={values} setting={setting} />;
  if (name === 'bedGroups' && Object.keys(values.bedGroups).length > 0)
    return <GroupsText groups={bedsOf(values).bedGroups} />;
  const value = name === 'bedGroups' ? null : values[name];
  if (typeof value === 'boolean') return t(value ? 'editForm.conflict.yes' : 'editForm.conflict.no');
  if (value === null || value.length === 0) return t('editForm.conflict.empty');
  if (name === 'type') return values.type.map((one) => t(`services.kinds.${one}`)).join(', ');
  if (name === 'subTypes') return values.subTypes.map((one) => t(`services.subTypes.${one}`)).join(', ');
  if (name === 'category') return values.category.map((one) => t(`services.audiences.${one}`)).join(', ');
  if (name === 'managedUsers') return values.managedUsers.map(({ email }) => email).join(', ');
  if (name === 'criticalExpiredAt') return lastDayOfAlert(values, setting.timeZone);
  return Array.isArray(value) ? [...value].reverse().join(', ') : (value as string);
}

function HoursOf({ values, setting: { now, timeZone } }: Omit<Props, 'name'>) {
  const t = useTranslations('serviceForm.hours.kinds');
  const hours = hoursOfPlan(values.plan);
  const week = weekHours(hours, now, timeZone);
  return week.isPermanentlyClosed ? t('gone') : <HoursText week={week} isContact={hours.isContact} />;
}
