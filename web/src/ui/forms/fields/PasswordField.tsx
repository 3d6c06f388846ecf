import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** A password. A button shows it, because people mistype hidden text on a small phone. */
export function PasswordField({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) {
  const t = useTranslations('forms');
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  const action = t(isShown ? 'hide' : 'show');
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
          {isHydrated && (
            <button
              type="button"
              className={styles.boxButton}
              aria-label={`${action}: ${label}`}
              onClick={() => setIsShown(!isShown)}
            >
              {action}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
