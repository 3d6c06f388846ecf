import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { Button } from '../controls/Button.tsx';
import { HiddenInputs } from '../controls/HiddenInputs.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FilterForm.module.css';

interface Props {
  label: string;
  /** The address of the list without the choices of the form. The form preserves its query. */
  address: string;
  /** The link to the whole list. Null if nothing is filtered. */
  clear: { to: string; label: string } | null;
  /** One `FilterChoice`, `FilterText`, or `FilterDay` for each filter. */
  children: ReactNode;
}

/** The filters of a list. They apply when they change; without scripts, with a button. */
export function FilterForm({ label, address, clear, children }: Props) {
  const t = useTranslations('table');
  const submit = useSubmit();
  const isHydrated = useHydrated();
  return (
    <Form
      method="get"
      action={address.split('?')[0]}
      aria-label={label}
      onChange={({ currentTarget }) => submit(currentTarget, { replace: true, preventScrollReset: true })}
    >
      <div className={styles.choices}>
        {children}
        <HiddenInputs address={address} />
        {!isHydrated && (
          <Button type="submit" weight="outlined">
            {t('apply')}
          </Button>
        )}
      </div>
      {clear && (
        <Link to={clear.to} className={styles.clear}>
          {clear.label}
        </Link>
      )}
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  /** The first option: no filter. It says what the others filter, so the choice needs no visible label. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
}

export function FilterChoice({ name, label, value, any, options }: ChoiceProps) {
  const select = useShownValue<HTMLSelectElement>(value);
  return (
    <label>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select ref={select} name={name} defaultValue={value} className={value ? styles.chosen : styles.choice}>
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Uncontrolled: a controlled field would show the old value until the new list has loaded. A new element would lose the
 * focus. If the list could not be loaded, the field shows the old value again.
 */
function useShownValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const { state } = useNavigation();
  useEffect(() => {
    if (field.current && state === 'idle') field.current.value = value;
  }, [value, state]);
  return field;
}

interface InputProps {
  name: string;
  label: string;
  value: string;
}

/** A text that a list is filtered by. It applies with Enter, and when a person leaves it. */
export function FilterText({ name, label, value }: InputProps) {
  const field = useShownValue<HTMLInputElement>(value);
  const submit = useSubmit();
  const apply = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value.trim() !== value)
      void submit(currentTarget.form, { replace: true, preventScrollReset: true });
  };
  return (
    <input
      ref={field}
      type="text"
      name={name}
      defaultValue={value}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      maxLength={200}
      className={value ? styles.chosen : styles.choice}
      // Not while a person types.
      onChange={(event) => event.stopPropagation()}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply(event)}
    />
  );
}

/** The first or the last day of a list. It applies when the day is complete. */
export function FilterDay({ name, label, value }: InputProps) {
  const field = useShownValue<HTMLInputElement>(value);
  return (
    <label className={value ? styles.chosenDay : styles.day}>
      {label}
      <input
        ref={field}
        type="date"
        name={name}
        defaultValue={value}
        onChange={(event) => isHalfTyped(event.currentTarget) && event.stopPropagation()}
      />
    </label>
  );
}

/** While a person types a year, the field has the years 2, 20, and 202. While a part is missing, it has no value. */
function isHalfTyped({ value, validity }: HTMLInputElement): boolean {
  return validity.badInput || (value !== '' && value < '2000');
}
