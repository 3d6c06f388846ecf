import type { CoordinatorInput } from '@amparo/domain/coordinators/unitInput.ts';
import type { FieldErrors } from '@amparo/domain/http/apiError.ts';
import { useTranslations } from 'use-intl/react';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CoordinatorFields } from './CoordinatorFields.tsx';
import styles from './CoordinatorList.module.css';

interface Props {
  /** In the list, from 0. */
  place: number;
  coordinator: CoordinatorInput;
  errors: FieldErrors;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (coordinator: CoordinatorInput) => void;
  onRemove: () => void;
}

/** One coordinator: who it is, and the boxes once it is opened. What is wrong in it is never hidden. */
export function CoordinatorRow({ place, coordinator, errors, isOpen, onOpen, onChange, onRemove }: Props) {
  const t = useTranslations('directories.unit');
  const number = t('number', { number: place + 1 });
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`coordinators.${place}.`));
  const isShown = isOpen || isWrong;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.who}>
          <b>{coordinator.displayName || number}</b>
          {coordinator.title && <span className={styles.title}>{coordinator.title}</span>}
        </p>
        {!isWrong && (
          <Button weight="quiet" aria-expanded={isShown} onClick={() => onOpen(!isOpen)}>
            {t(isShown ? 'closeCoordinator' : 'editCoordinator')}
            <VisuallyHidden>: {coordinator.displayName || number}</VisuallyHidden>
          </Button>
        )}
        <Button weight="quiet" onClick={onRemove}>
          {t('removeCoordinator')}
          <VisuallyHidden>: {coordinator.displayName || number}</VisuallyHidden>
        </Button>
      </div>
      {isShown && (
        <fieldset className={styles.fields}>
          <legend>
            <VisuallyHidden>{number}</VisuallyHidden>
          </legend>
          <CoordinatorFields place={place} coordinator={coordinator} errors={errors} onChange={onChange} />
        </fieldset>
      )}
    </li>
  );
}
