import type { OpenStatus } from '@amparo/domain/services/openStatus.ts';
import type { Map as LeafletMap } from 'leaflet';
import { Ban, Check, CircleQuestionMark, Clock, Phone } from 'lucide-react';
import type { Pinned } from './clusterServices.ts';
import { MapMarker } from './MapMarker.tsx';
import styles from './ServiceMarker.module.css';

interface Props {
  map: LeafletMap;
  service: Pick<Pinned, 'name' | 'openStatus' | 'point'>;
  isChosen?: boolean;
  onChoose?: () => void;
}

/** The marker of one service. The chosen one is above the others. */
export function ServiceMarker({ map, service: { name, openStatus, point }, isChosen = false, onChoose }: Props) {
  return (
    <MapMarker map={map} point={point} title={name} isAbove={isChosen} onChoose={onChoose}>
      <StatusMark kind={openStatus.kind} isChosen={isChosen} />
    </MapMarker>
  );
}

const icons = { open: Check, closed: Clock, permanentlyClosed: Ban, contact: Phone, unknown: CircleQuestionMark };

/** Shows the open status by icon, shape and color (spec §4). */
function StatusMark({ kind, isChosen }: { kind: OpenStatus['kind']; isChosen: boolean }) {
  const Icon = icons[kind];
  return (
    <span className={`${styles.mark} ${styles[kind]} ${isChosen ? styles.chosen : ''}`}>
      <Icon size={isChosen ? 24 : 20} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
