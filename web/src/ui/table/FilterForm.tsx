import { type ReactNode, useEffect, useRef } from 'react';
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
  /** One `FilterChoice` for each filter. */
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
  const select = useRef<HTMLSelectElement>(null);
  const { state } = useNavigation();
  // Uncontrolled: a controlled select would show the old value until the new list has loaded. A new element would lose
  // the focus. If the list could not be loaded, it shows the old value again.
  useEffect(() => {
    if (select.current && state === 'idle') select.current.value = value;
  }, [value, state]);
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
