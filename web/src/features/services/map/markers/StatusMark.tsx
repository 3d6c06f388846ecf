import type { OpenStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import { Ban, Check, CircleQuestionMark, Clock, Phone } from 'lucide-react';

interface Props {
  kind: OpenStatus['kind'];
  look?: 'chosen' | 'pointed' | undefined;
  /** True if only the area of the service is known. */
  isArea?: boolean;
}

const icons = { open: Check, closed: Clock, permanentlyClosed: Ban, contact: Phone, unknown: CircleQuestionMark };

/** Shows the open status by icon, shape and color (spec §4). */
export function StatusMark({ kind, look, isArea = false }: Props) {
  const Icon = icons[kind];
  const looks = [
    look === 'chosen' && 'map-mark-chosen',
    look === 'pointed' && 'map-pointed',
    isArea && 'map-mark-area',
  ];
  return (
    <span className={['map-mark', `map-mark-${kind}`, ...looks].filter(Boolean).join(' ')}>
      <Icon size={look === 'chosen' ? 24 : 20} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
