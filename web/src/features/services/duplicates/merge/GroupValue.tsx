import type { MergeGroup } from '@amparo/domain/services/merge/mergeGroups.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { ServiceField } from '@amparo/domain/services/serviceFields.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ChangedValue } from '../../changes/log/ChangedValue.tsx';
import { type LabelledField, useFieldLabel } from '../../useFieldLabel.ts';

interface Props {
  group: MergeGroup;
  service: Pick<Service, ServiceField>;
  /** Hours are shown as of this time. */
  now: string;
}

/** The values of a group of fields in one service. */
export function GroupValue({ group, service, now }: Props) {
  const t = useTranslations('changes');
  if (group.name === 'place') return <Place service={service} />;
  if (group.name === 'alert' && !service.isCriticalHeader) return t('nothing');
  if (group.name === 'beds' && service.totalBeds === 0) return t('nothing');
  if (group.name === 'hours' && service.isContact) return t('fields.isContact');
  const shown = group.fields.filter((field) => !hidden.includes(field));
  // The name of the group says what its first field is, except for the counts of beds.
  const unlabelled = group.name === 'beds' ? undefined : shown[0];
  return (
    <>
      {unlabelled && <ChangedValue field={unlabelled} value={service[unlabelled]} at={now} />}
      {shown
        .filter((field) => field !== unlabelled)
        .filter((field) => isFilled(service[field]))
        .map((field) => (
          <Labelled key={field} field={field}>
            <ChangedValue field={field} value={service[field]} at={now} />
          </Labelled>
        ))}
    </>
  );
}

/** Said by other fields of their group. */
const hidden: readonly ServiceField[] = ['isContact', 'timeZone', 'isCriticalHeader'];

function Labelled({ field, children }: { field: ServiceField; children: ReactNode }) {
  const labelOf = useFieldLabel();
  return (
    <span>
      {labelOf(field as LabelledField)}: {children}
    </span>
  );
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** The address as people write it, and the pin. */
function Place({ service }: Pick<Props, 'service'>) {
  const t = useTranslations();
  const { address1, address2, city, county, state, zip, location, locationPrecision, isAddressConfidential } = service;
  const lines = [
    [address1, address2].filter(Boolean).join(', '),
    [city, `${state} ${zip}`.trim()].filter(Boolean).join(', '),
    county && t('duplicates.merge.county', { county }),
    location && `${[...location.coordinates].reverse().join(', ')} (${t(`changes.precisions.${locationPrecision}`)})`,
    isAddressConfidential && t('serviceForm.fields.isAddressConfidential'),
  ];
  return lines.filter(Boolean).map((line) => <span key={String(line)}>{line}</span>);
}
