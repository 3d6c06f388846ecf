import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import type { CrisisLineCardData } from '../card/toCrisisLineCard.ts';
import styles from './OrderLines.module.css';
import { useDrag } from './useDrag.ts';

interface Props {
  label: string;
  lines: CrisisLineCardData[];
  onMove: (line: CrisisLineCardData, place: number) => void;
}

/** A group of lines. A handle or buttons move each line. */
export function OrderList({ label, lines, onMove }: Props) {
  const t = useTranslations('directories.order');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const { dragged, shown, start } = useDrag(list, lines, onMove);
  // A button that was moved with its line has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [lines]);
  return (
    <ol ref={list} aria-label={label} className={styles.list}>
      {lines.map((line, at) => (
        <li
          key={line.id}
          className={dragged === line ? `${styles.row} ${styles.dragged}` : styles.row}
          style={dragged ? { order: shown.indexOf(line) } : undefined}
        >
          <span className={styles.handle} title={t('drag')} onPointerDown={(event) => start(event, line)}>
            <GripVertical size={22} aria-hidden />
          </span>
          <span className={styles.name}>{line.name}</span>
          <MoveButtons
            name={line.name}
            at={at}
            onPress={(button, place) => {
              pressed.current = button;
              onMove(line, place);
            }}
          />
        </li>
      ))}
    </ol>
  );
}

interface ButtonsProps {
  name: string;
  /** The place of the line, from 0. */
  at: number;
  onPress: (button: HTMLButtonElement, place: number) => void;
}

function MoveButtons({ name, at, onPress }: ButtonsProps) {
  const t = useTranslations('directories.order');
  const buttons = [
    { label: t('top'), Icon: ArrowUpToLine, place: 0 },
    { label: t('up'), Icon: ArrowUp, place: at - 1 },
    { label: t('down'), Icon: ArrowDown, place: at + 1 },
  ];
  return (
    <span className={styles.buttons}>
      {buttons.map(({ label, Icon, place }) => (
        <button
          key={label}
          type="button"
          className={styles.button}
          onClick={({ currentTarget }) => onPress(currentTarget, place)}
        >
          <Icon size={20} aria-hidden />
          <ActionLabel action={label} name={name} />
        </button>
      ))}
    </span>
  );
}
