import { localDate } from '@amparo/domain/services/hours/clockText.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { draftKey } from '../../../browser/storage/drafts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import { viewerOf } from '../../../http-client/viewerOf.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { EditForm } from '../../../ui/forms/EditForm.tsx';
import type { Version } from '../../../ui/forms/useDraft.ts';
import { type Errors, type SaveRequest, useEditForm } from '../../../ui/forms/useEditForm.ts';
import { AudienceSection } from './fields/AudienceSection.tsx';
import { BedsSection } from './fields/BedsSection.tsx';
import { MoreSection } from './fields/MoreSection.tsx';
import { ReachSection } from './fields/ReachSection.tsx';
import { SimilarServices } from './fields/SimilarServices.tsx';
import { WhatSection } from './fields/WhatSection.tsx';
import { HoursSection } from './hours/HoursSection.tsx';
import { placeTextErrors, type WritingLanguage } from './language/textFields.ts';
import { useWritingLanguage, WritingLanguageField } from './language/WritingLanguageField.tsx';
import type { ServiceFormData } from './loadForm.ts';
import { WhereSection } from './place/WhereSection.tsx';
import { FormPreview } from './save/FormPreview.tsx';
import { SavedView } from './save/SavedView.tsx';
import { VersionText } from './save/VersionText.tsx';
import { useServiceFormTexts } from './serviceFormTexts.ts';
import type { StepName } from './steps/formSteps.ts';
import { ServiceSteps } from './steps/ServiceSteps.tsx';
import type { FormSetting } from './values/formSetting.ts';
import { placeServiceErrors, serviceErrors } from './values/serviceErrors.ts';
import { newTranslations, serviceInputOf } from './values/serviceInputOf.ts';
import { comparableValue, emptyValues, type ServiceValues, valuesOf } from './values/serviceValues.ts';

interface Props {
  data: ServiceFormData;
  /** Without it, the form shows the public view of the saved service. */
  onSaved?: (saved: Service) => void;
  /** Gets the saved service when its public view is shown. */
  onShown?: (saved: Service) => void;
}

/** The form of a service. */
export default function ServiceForm({ data, onSaved, onShown }: Props) {
  const { user, service } = data;
  const id = service?.id ?? null;
  const setting = useSetting(data);
  const { viewer } = setting;
  const [saved, setSaved] = useState<Service | null>(null);
  const [writes, setWrites] = useState(useWritingLanguage(setting.stored));
  const place = (errors: Errors) => placeTextErrors(errors, writes);
  const check = (values: ServiceValues, base?: ServiceValues) =>
    place(serviceErrors(values, service ? (base ?? setting.stored) : undefined, viewer));
  const show = (shown: Service) => {
    setSaved(shown);
    onShown?.(shown);
  };
  const edit = useEditForm<ServiceValues, Service>({
    stored: { values: setting.stored, updatedAt: service?.updatedAt ?? null },
    draftKey: draftKey(user.id, `service:${id ?? 'new'}`),
    validate: check,
    save: (values, request) => save({ id, values, setting }, request),
    readNewer: (newer) => versionOf(newer as Service, setting.today),
    placeErrors: (errors, values) => place(placeServiceErrors(errors, values)),
    onSaved: onSaved ?? show,
  });
  const texts = useServiceFormTexts();
  if (saved) return <SavedView service={saved} isNew={id === null} setting={setting} />;
  return (
    <EditForm
      edit={edit}
      {...texts}
      describe={(name, values) => <VersionText name={name as keyof ServiceValues} values={values} setting={setting} />}
      comparable={comparableValue}
    >
      <ServiceSteps
        {...{ edit, check, writes }}
        isNew={id === null}
        note={<SimilarServices id={id} />}
        contents={contentsOf({ setting, writes, onWrites: setWrites })}
      />
    </EditForm>
  );
}

interface ContentProps {
  setting: FormSetting;
  writes: WritingLanguage;
  onWrites: (language: WritingLanguage) => void;
}

function contentsOf({ setting, writes, onWrites }: ContentProps): Record<StepName, ReactNode> {
  return {
    what: (
      <>
        <WritingLanguageField writes={writes} onChange={onWrites} />
        <WhatSection setting={setting} writes={writes} />
      </>
    ),
    where: <WhereSection setting={setting} />,
    when: <HoursSection setting={setting} />,
    who: (
      <>
        <AudienceSection writes={writes} />
        <BedsSection />
      </>
    ),
    contact: <ReachSection />,
    more: (
      <>
        <MoreSection setting={setting} writes={writes} />
        <FormPreview setting={setting} />
      </>
    ),
  };
}

function versionOf(service: Service, today: string): Version<ServiceValues> {
  return { values: valuesOf(service, today), updatedAt: service.updatedAt };
}

function useSetting({ user, service, now, isTranslated }: ServiceFormData): FormSetting {
  const { region } = useRouteLoaderData<RootData>('root')!;
  return useMemo(() => {
    const timeZone = service?.timeZone ?? region.timeZone;
    const today = localDate(now, timeZone);
    return {
      viewer: viewerOf(user),
      ...{ timeZone, now, today, isTranslated },
      counties: region.counties,
      states: region.states,
      staleTexts: service?.staleTexts ?? [],
      stored: service ? valuesOf(service, today) : { ...emptyValues, state: region.state },
    };
  }, [user, service, now, isTranslated, region]);
}

interface Save {
  id: string | null;
  values: ServiceValues;
  setting: FormSetting;
}

async function save({ id, values, setting: { viewer, stored } }: Save, { key, updatedAt }: SaveRequest) {
  const input = { ...serviceInputOf(values, viewer), machineMade: newTranslations(values, stored) };
  if (id === null) return (await callApi('POST /services', { body: input, key })).data;
  const body = { ...input, checkedTexts: values.checkedTexts, ...(updatedAt && { updatedAt }) };
  return (await callApi('PUT /services/:id', { params: { id }, body })).data;
}
