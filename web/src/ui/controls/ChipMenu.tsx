import { Chip } from './Chip.tsx';
import styles from './ChipMenu.module.css';
import { ChipPanel } from './ChipPanel.tsx';

interface Choice {
  to: string;
  label: string;
  isChosen: boolean;
}

interface Props {
  label: string;
  /** The label of the list, for screen readers. */
  listLabel: string;
  isNarrowed: boolean;
  choices: Choice[];
}

/** A filter with one choice out of many. Its links work without scripts and can be shared. */
export function ChipMenu({ label, listLabel, isNarrowed, choices }: Props) {
  return (
    <ChipPanel label={label} isNarrowed={isNarrowed}>
      <ul className={styles.choices} aria-label={listLabel}>
        {choices.map(({ to, label, isChosen }) => (
          <li key={to}>
            <Chip to={to} isChosen={isChosen}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </ChipPanel>
  );
}
