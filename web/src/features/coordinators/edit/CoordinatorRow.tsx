import type { CoordinatorInput } from '@amparo/domain/coordinators/unit.ts';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/Button.tsx';
import { FormPhoneField, FormTextField } from '../../../ui/forms/fields/FormFields.tsx';
import { ActionLabel, VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './CoordinatorList.module.css';

export const emptyCoordinator: CoordinatorInput = {
  ...{ displayName: '', title: '', email: '', officePhone: '', fax: '', mobile: '', extension: '' },
};

interface Props {
  /** In the list, from 0. */
  index: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onRemove: () => void;
}

/** One coordinator: the name, and the fields while the row is open. A row with an error is always open. */
export function CoordinatorRow({ index, isOpen, onOpen, onRemove }: Props) {
  const t = useTranslations('directories.unit');
  const { control } = useFormContext<{ coordinators: CoordinatorInput[] }>();
  const coordinator = useWatch({ control, name: `coordinators.${index}` });
  const hasError = useFormState({ control, name: `coordinators.${index}` }).errors.coordinators?.[index] !== undefined;
  const number = t('number', { number: index + 1 });
  const shownName = coordinator?.displayName || number;
  const isShown = isOpen || hasError;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.who}>
          <b>{shownName}</b>
          {coordinator?.title && <span className={styles.title}>{coordinator.title}</span>}
        </p>
        {!hasError && (
          <Button weight="quiet" aria-expanded={isShown} onClick={() => onOpen(!isOpen)}>
            <ActionLabel action={t(isShown ? 'closeCoordinator' : 'editCoordinator')} name={shownName} />
          </Button>
        )}
        <Button weight="quiet" onClick={onRemove}>
          <ActionLabel action={t('removeCoordinator')} name={shownName} />
        </Button>
      </div>
      {isShown && <Fields name={`coordinators.${index}`} legend={number} />}
    </li>
  );
}

function Fields({ name, legend }: { name: string; legend: string }) {
  return (
    <fieldset className={styles.fields}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <FormTextField name={`${name}.displayName`} autoComplete="off" required />
      <FormTextField name={`${name}.title`} autoComplete="off" required />
      <FormPhoneField name={`${name}.officePhone`} autoComplete="off" required />
      <FormTextField name={`${name}.extension`} autoComplete="off" inputMode="numeric" />
      <FormPhoneField name={`${name}.mobile`} autoComplete="off" />
      <FormPhoneField name={`${name}.fax`} autoComplete="off" />
      <FormTextField name={`${name}.email`} autoComplete="off" type="email" spellCheck={false} />
    </fieldset>
  );
}
