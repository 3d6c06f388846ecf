import type { CoordinatorInput } from '@amparo/domain/coordinators/unitInput.ts';
import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/Button.tsx';
import formStyles from '../../../ui/directory-forms/EntryForm.module.css';
import fieldStyles from '../../../ui/forms/fields/Field.module.css';
import styles from './CoordinatorList.module.css';
import { CoordinatorRow } from './CoordinatorRow.tsx';
import { emptyCoordinator } from './unitState.ts';

interface Props {
  coordinators: CoordinatorInput[];
  errors: FieldErrors;
  onChange: (coordinators: CoordinatorInput[]) => void;
}

/** The coordinators of a unit, before it is saved: added, opened to be changed, and taken away. */
export function CoordinatorList({ coordinators, errors, onChange }: Props) {
  const t = useTranslations('directories.unit');
  const [open, setOpen] = useState<number | null>(coordinators[0]?.displayName === '' ? 0 : null);
  const heading = useRef<HTMLLegendElement>(null);
  const added = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has been drawn
  useEffect(() => {
    if (added.current === null) return;
    document.getElementsByName(`coordinators.${added.current}.displayName`)[0]?.focus();
    added.current = null;
  }, [coordinators]);
  const add = () => {
    added.current = coordinators.length;
    setOpen(coordinators.length);
    onChange([...coordinators, emptyCoordinator]);
  };
  const remove = (place: number) => {
    setOpen(null);
    onChange(coordinators.filter((_, index) => index !== place));
    heading.current?.focus();
  };
  return (
    <fieldset className={formStyles.group}>
      <legend ref={heading} tabIndex={-1} className={formStyles.legend}>
        {t('coordinators')}
      </legend>
      <p role="status" className={fieldStyles.hint}>
        {t('count', { count: coordinators.length })}
      </p>
      {coordinators.length > 0 && (
        <ol className={styles.list}>
          {coordinators.map((coordinator, place) => (
            <CoordinatorRow
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and each box is told its value
              key={place}
              place={place}
              coordinator={coordinator}
              errors={errors}
              isOpen={open === place}
              onOpen={(isOpen) => setOpen(isOpen ? place : null)}
              onChange={(next) => onChange(coordinators.map((one, index) => (index === place ? next : one)))}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      )}
      {errors.coordinators && <p className={fieldStyles.error}>{t('atLeastOne')}</p>}
      <Button name="coordinators" weight="outlined" onClick={add} className={styles.add}>
        <Plus size={20} aria-hidden />
        {t('addCoordinator')}
      </Button>
    </fieldset>
  );
}
