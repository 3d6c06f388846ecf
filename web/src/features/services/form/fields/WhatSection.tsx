import { serviceTypes, subTypes, typeOfSubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { Section } from '../layout/Section.tsx';
import { FormChips, useServiceField, useServiceForm, useServiceValue } from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { Description } from './Description.tsx';
import { useProposedSubTypes } from './useProposedSubTypes.ts';

/** Name and kinds, then what it is in a sentence and at length. */
export function WhatSection({ setting }: { setting: FormSetting }) {
  const t = useTranslations('serviceForm');
  const kind = useTranslations('services.kinds');
  const [types, setTypes] = useServiceField('type');
  return (
    <Section title={t('sections.what')}>
      <FormTextField name="name" required maxLength={200} autoComplete="off" />
      <FormChips
        name="type"
        legend={t('fields.type')}
        hint={t('hints.type')}
        options={serviceTypes.map((type) => ({ value: type, label: kind(type) }))}
        isChosen={(type) => types.includes(type)}
        onToggle={(toggled) => setTypes(serviceTypes.filter((type) => types.includes(type) !== (type === toggled)))}
      />
      <SubTypes />
      <FormTextField
        name="serviceSummary"
        hint={t('hints.serviceSummary')}
        required
        maxLength={500}
        autoComplete="off"
      />
      <Description name="description" stored={setting.stored} hint={t('hints.description')} required />
      <SummaryIsAll />
    </Section>
  );
}

/** Under the kinds that are chosen; proposed by the words of name and summary. */
function SubTypes() {
  const t = useTranslations('serviceForm');
  const words = useTranslations('services.subTypes');
  const types = useServiceValue('type');
  const [chosen, setChosen] = useServiceField('subTypes');
  const choose = useProposedSubTypes();
  const offered = subTypes.filter((subType) => types.includes(typeOfSubType[subType]));
  if (offered.length === 0) return null;
  return (
    <FormChips
      name="subTypes"
      legend={t('fields.subTypes')}
      hint={t('hints.subTypes')}
      options={offered.map((subType) => ({ value: subType, label: words(subType) }))}
      isChosen={(subType) => chosen.includes(subType)}
      onToggle={(toggled) => {
        choose();
        setChosen(offered.filter((one) => chosen.includes(one) !== (one === toggled)));
      }}
    />
  );
}

/** Copies the summary into the description. The button stays, so that it keeps the focus. */
function SummaryIsAll() {
  const t = useTranslations('serviceForm');
  const summary = useServiceValue('serviceSummary');
  const description = useServiceValue('description');
  const form = useServiceForm();
  const isWanted = summary.trim() !== '' && (description.trim() === '' || description === summary);
  if (!isWanted) return null;
  return (
    <div>
      <Button weight="outlined" onClick={() => form.change('description', summary)}>
        {t('summaryIsAll')}
      </Button>
    </div>
  );
}
