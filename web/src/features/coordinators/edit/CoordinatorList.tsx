import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/controls/Button.tsx';
import formStyles from '../../../ui/forms/EditForm.module.css';
import fieldStyles from '../../../ui/forms/fields/Field.module.css';
import { useErrorOf } from '../../../ui/forms/useField.ts';
import styles from './CoordinatorList.module.css';
import { CoordinatorRow, emptyCoordinator } from './CoordinatorRow.tsx';

/** The coordinators of a unit. Users add, open and remove them before they save the unit. */
export function CoordinatorList() {
  const t = useTranslations('directories.unit');
  const { fields, open, setOpen, add, remove } = useRows();
  const heading = useRef<HTMLLegendElement>(null);
  const error = useErrorOf('coordinators');
  const removeAt = (index: number) => {
    remove(index);
    heading.current?.focus();
  };
  return (
    <fieldset className={formStyles.group}>
      <legend ref={heading} tabIndex={-1} className={formStyles.legend}>
        {t('coordinators')}
      </legend>
      <p role="status" className={fieldStyles.hint}>
        {t('count', { count: fields.length })}
      </p>
      {fields.length > 0 && (
        <ol className={styles.list}>
          {fields.map(({ id }, index) => (
            <CoordinatorRow
              key={id}
              index={index}
              isOpen={open === index}
              onOpen={(isOpen) => setOpen(isOpen ? index : null)}
              onRemove={() => removeAt(index)}
            />
          ))}
        </ol>
      )}
      {error && <p className={fieldStyles.error}>{error}</p>}
      <Button name="coordinators" weight="outlined" onClick={add} className={styles.add}>
        <Plus size={20} aria-hidden />
        {t('addCoordinator')}
      </Button>
    </fieldset>
  );
}

/** The rows, of which one is open: a new one, or that of a new unit. */
function useRows() {
  const { getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: 'coordinators' });
  const [open, setOpen] = useState<number | null>(getValues('coordinators.0.displayName') === '' ? 0 : null);
  return {
    fields,
    open,
    setOpen,
    add: () => {
      setOpen(fields.length);
      append(emptyCoordinator, { focusName: `coordinators.${fields.length}.displayName` });
    },
    remove: (index: number) => {
      setOpen(null);
      remove(index);
    },
  };
}
