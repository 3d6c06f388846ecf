import type { OpenStatus } from '@amparo/domain/services/openStatus.ts';
import type { Map as LeafletMap } from 'leaflet';
import { Ban, Check, CircleQuestionMark, Clock, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { useAreaText } from '../../useAreaText.ts';
import type { Pinned } from './clusterServices.ts';
import { MapMarker } from './MapMarker.tsx';
import styles from './ServiceMarker.module.css';

interface Props {
  map: LeafletMap;
  service: Pick<Pinned, 'name' | 'openStatus' | 'point' | 'precision' | 'city' | 'zip'>;
  isChosen?: boolean;
  onChoose?: () => void;
}

/** The marker of one service. The chosen one is above the others. Without a known door it is dashed and names its area. */
export function ServiceMarker({ map, service, isChosen = false, onChoose }: Props) {
  const t = useTranslations('map');
  const { name, openStatus, point } = service;
  const area = useAreaText()(service);
  const title = area === null ? name : t('areaOf', { name, area });
  return (
    <MapMarker map={map} point={point} title={title} isAbove={isChosen} onChoose={onChoose}>
      <StatusMark kind={openStatus.kind} isChosen={isChosen} isArea={area !== null} />
      {area !== null && <VisuallyHidden>{title}</VisuallyHidden>}
    </MapMarker>
  );
}

const icons = { open: Check, closed: Clock, permanentlyClosed: Ban, contact: Phone, unknown: CircleQuestionMark };

/** Shows the open status by icon, shape and color (spec §4). */
function StatusMark({ kind, isChosen, isArea }: { kind: OpenStatus['kind']; isChosen: boolean; isArea: boolean }) {
  const Icon = icons[kind];
  return (
    <span className={`${styles.mark} ${styles[kind]} ${isChosen ? styles.chosen : ''} ${isArea ? styles.area : ''}`}>
      <Icon size={isChosen ? 24 : 20} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
