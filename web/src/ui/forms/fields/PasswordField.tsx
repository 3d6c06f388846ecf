import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** A password, which its writer may look at: typing one blind on a small phone goes wrong. */
export function PasswordField({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  const t = useTranslations('forms');
  const [isShown, setIsShown] = useState(false);
  const isAlive = useHydrated();
  const words = t(isShown ? 'hide' : 'show');
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => (
        <span className={styles.withButton}>
          <input
            className={styles.box}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...box}
          />
          {isAlive && (
            <button
              type="button"
              className={styles.boxButton}
              aria-label={`${words}: ${label}`}
              onClick={() => setIsShown(!isShown)}
            >
              {words}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
