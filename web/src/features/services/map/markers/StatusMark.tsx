import type { OpenStatus } from '@amparo/domain/services/openStatus.ts';
import { Ban, Check, CircleQuestionMark, Clock, Phone } from 'lucide-react';
import styles from './StatusMark.module.css';

const signs = { open: Check, closed: Clock, permanentlyClosed: Ban, contact: Phone, unknown: CircleQuestionMark };

interface Props {
  kind: OpenStatus['kind'];
  isChosen?: boolean;
}

/** A service on the map: its sign and shape tell its status as well as its colour does (spec §4). */
export function StatusMark({ kind, isChosen = false }: Props) {
  const Sign = signs[kind];
  return (
    <span className={`${styles.mark} ${styles[kind]} ${isChosen ? styles.chosen : ''}`}>
      <Sign size={isChosen ? 24 : 20} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
