import { serviceTypes, subTypes, typeOfSubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { FormTextArea, FormTextField } from '../../../../ui/forms/fields/FormFields.tsx';
import { Description } from '../language/Description.tsx';
import { maxLengths, textFields, type WritingLanguage } from '../language/textFields.ts';
import { Section } from '../layout/Section.tsx';
import {
  FormChips,
  useOptionalLabel,
  useServiceField,
  useServiceForm,
  useServiceValue,
} from '../layout/ServiceFields.tsx';
import type { FormSetting } from '../values/formSetting.ts';
import { useProposedSubTypes } from './useProposedSubTypes.ts';

/** Name, kinds, summary and description. */
export function WhatSection({ setting, writes }: { setting: FormSetting; writes: WritingLanguage }) {
  const t = useTranslations('serviceForm');
  const { summary, description } = textFields[writes];
  return (
    <Section title={t('sections.what')}>
      <FormTextField name="name" required maxLength={200} autoComplete="off" />
      <OtherNames />
      <Types />
      <SubTypes />
      <FormTextField
        key={summary}
        name={summary}
        label={t('fields.serviceSummary')}
        hint={t('hints.serviceSummary')}
        required
        maxLength={maxLengths[summary]}
        lang={writes}
        autoComplete="off"
      />
      <Description
        key={description}
        name={description}
        label={t('fields.description')}
        stored={setting.stored}
        hint={t('hints.description')}
        lang={writes}
        required
      />
      <CopySummary writes={writes} />
    </Section>
  );
}

/** Names besides the official one, one per line. */
function OtherNames() {
  const t = useTranslations('serviceForm');
  const label = useOptionalLabel('alternateNames');
  return <FormTextArea name="alternateNames" label={label} hint={t('hints.alternateNames')} rows={2} />;
}

/** The kinds of help, in the order of all lists. */
function Types() {
  const t = useTranslations('serviceForm');
  const kind = useTranslations('services.kinds');
  const [types, setTypes] = useServiceField('type');
  return (
    <FormChips
      name="type"
      legend={t('fields.type')}
      hint={t('hints.type')}
      options={serviceTypes.map((type) => ({ value: type, label: kind(type) }))}
      isChosen={(type) => types.includes(type)}
      onToggle={(toggled) => setTypes(serviceTypes.filter((type) => types.includes(type) !== (type === toggled)))}
    />
  );
}

/** The sub-types of the chosen kinds. The name and the summary propose some. */
function SubTypes() {
  const t = useTranslations('serviceForm');
  const subType = useTranslations('services.subTypes');
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
      options={offered.map((value) => ({ value, label: subType(value) }))}
      isChosen={(value) => chosen.includes(value)}
      onToggle={(toggled) => {
        choose();
        setChosen(offered.filter((one) => chosen.includes(one) !== (one === toggled)));
      }}
    />
  );
}

/** Copies the summary into the description. The button stays on the page, because it has the focus. */
function CopySummary({ writes }: { writes: WritingLanguage }) {
  const t = useTranslations('serviceForm');
  const fields = textFields[writes];
  const summary = useServiceValue(fields.summary);
  const description = useServiceValue(fields.description);
  const form = useServiceForm();
  const isShown = summary.trim() !== '' && (description.trim() === '' || description === summary);
  if (!isShown) return null;
  return (
    <div>
      <Button weight="outlined" onClick={() => form.change(fields.description, summary)}>
        {t('summaryIsAll')}
      </Button>
    </div>
  );
}
