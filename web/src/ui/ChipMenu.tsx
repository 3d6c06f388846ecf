import { ChevronDown } from 'lucide-react';
import { Chip } from './Chip.tsx';
import styles from './ChipMenu.module.css';

interface Choice {
  to: string;
  words: string;
  isChosen: boolean;
}

interface Props {
  /** What is chosen now, e.g. 'County: Taylor'. */
  label: string;
  /** What the choices are, for screen readers. */
  listLabel: string;
  isNarrowed: boolean;
  choices: Choice[];
}

/** A filter with many choices, folded away: links, which work before any script runs and can be shared. */
export function ChipMenu({ label, listLabel, isNarrowed, choices }: Props) {
  // Opened by its own state, it closes again once a choice has changed the label.
  return (
    <details key={label} className={styles.menu}>
      <summary className={isNarrowed ? `${styles.summary} ${styles.chosen}` : styles.summary}>
        {label}
        <ChevronDown size={18} aria-hidden className={styles.arrow} />
      </summary>
      <ul className={styles.choices} aria-label={listLabel}>
        {choices.map(({ to, words, isChosen }) => (
          <li key={to}>
            <Chip to={to} isChosen={isChosen}>
              {words}
            </Chip>
          </li>
        ))}
      </ul>
    </details>
  );
}
