import type { ComponentProps } from 'react';
import styles from './FileInput.module.css';

/** An input for a file, in the look of the other controls. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="file" className={styles.file} {...props} />;
}
