import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';
import fieldStyles from '../forms/fields/Field.module.css';
import { Field } from '../forms/fields/Field.tsx';
import { useFieldValue } from '../forms/useField.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { addCounties } from './addCounties.ts';
import styles from './CountyPicker.module.css';

/** The browser proposes known counties while the user types. Each chosen county has a button that removes it. */
export function CountyPicker({ known, ...labels }: { known: string[]; label: string; hint: string }) {
  const [chosen, onChange] = useFieldValue<string[]>('counties');
  const t = useTranslations('directories.counties');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const remove = (county: string) => {
    onChange(chosen.filter((one) => one !== county));
    box.current?.focus();
  };
  return (
    <div className={styles.picker}>
      <CountyBox {...labels} box={box} listId={id} onAdd={(typed) => onChange(addCounties(chosen, typed, known))} />
      <datalist id={id}>
        {known
          .filter((county) => !chosen.includes(county))
          .map((county) => (
            <option key={county} value={county} />
          ))}
      </datalist>
      <p role="status" className={fieldStyles.hint}>
        {t('count', { count: chosen.length })}
      </p>
      <ChosenCounties counties={chosen} onRemove={remove} />
    </div>
  );
}

interface BoxProps {
  label: string;
  hint: string;
  box: RefObject<HTMLInputElement | null>;
  listId: string;
  onAdd: (typed: string) => void;
}

function CountyBox({ label, hint, box, listId, onAdd }: BoxProps) {
  const t = useTranslations('directories.counties');
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() !== '') onAdd(typed);
    setTyped('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Field label={label} hint={hint}>
      {(described) => (
        <span className={styles.line}>
          <input
            ref={box}
            className={fieldStyles.box}
            list={listId}
            value={typed}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={addOnEnter}
            // Saving must not lose a county that was typed but not added.
            onBlur={add}
            {...described}
          />
          <Button weight="outlined" onClick={() => box.current?.focus()}>
            <Plus size={18} aria-hidden />
            {t('add')}
          </Button>
        </span>
      )}
    </Field>
  );
}

function ChosenCounties({ counties, onRemove }: { counties: string[]; onRemove: (county: string) => void }) {
  const t = useTranslations('directories.counties');
  return (
    <ul className={styles.chosen}>
      {counties.map((county) => (
        <li key={county}>
          <button type="button" className={styles.county} onClick={() => onRemove(county)}>
            <span aria-hidden>{county}</span>
            <VisuallyHidden>{t('remove', { county })}</VisuallyHidden>
            <X size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
