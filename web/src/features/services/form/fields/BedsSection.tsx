import { type BedGroupName, bedGroupNames } from '@amparo/domain/services/bedGroups.ts';
import { useTranslations } from 'use-intl/react';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import styles from '../layout/Form.module.css';
import { Section } from '../layout/Section.tsx';
import { FormChips, useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import { bedsOf } from '../values/serviceInputOf.ts';

/** Only for shelters: the beds in all, or of each group that the shelter counts separately. */
export function BedsSection() {
  const t = useTranslations('serviceForm');
  const audience = useTranslations('services.audiences');
  const types = useServiceValue('type');
  const groups = useServiceValue('bedGroups');
  const form = useServiceForm();
  if (!types.includes('SHELTER')) return null;
  const toggle = (group: BedGroupName) => {
    const { [group]: removed, ...others } = groups;
    form.change('bedGroups', removed ? others : { ...others, [group]: { total: '', available: '' } });
  };
  const counted = bedGroupNames.filter((group) => groups[group]);
  return (
    <Section title={t('sections.beds')}>
      <FormChips
        name="bedGroups"
        legend={t('fields.bedGroups')}
        hint={t('hints.bedGroups')}
        options={bedGroupNames.map((group) => ({
          value: group,
          label: audience(group),
          fullLabel: t('bedsOfGroup', { group: audience(group) }),
        }))}
        isChosen={(group) => groups[group] !== undefined}
        onToggle={toggle}
      />
      {counted.length === 0 ? (
        <div className={styles.pair}>
          <FormTextField name="totalBeds" {...countField} />
          <FormTextField name="availableBeds" {...countField} />
        </div>
      ) : (
        counted.map((group) => <GroupFields key={group} group={group} />)
      )}
      {counted.length > 1 && <Sum />}
    </Section>
  );
}

const countField = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const;

function GroupFields({ group }: { group: BedGroupName }) {
  const t = useTranslations('serviceForm');
  const name = useTranslations('services.audiences')(group);
  return (
    <fieldset className={`${styles.sub} ${styles.group}`}>
      <legend>{t('bedsOfGroup', { group: name })}</legend>
      <div className={styles.pair}>
        <FormTextField name={`bedGroups.${group}.total`} label={t('fields.totalBeds')} {...countField} />
        <FormTextField name={`bedGroups.${group}.available`} label={t('fields.availableBeds')} {...countField} />
      </div>
    </fieldset>
  );
}

/** The groups together, as lists show them. */
function Sum() {
  const t = useTranslations('serviceForm');
  const { totalBeds, availableBeds } = bedsOf({ bedGroups: useServiceValue('bedGroups') });
  return <p role="status">{t('bedsTogether', { total: totalBeds, free: availableBeds })}</p>;
}
