import type { Map as LeafletMap } from 'leaflet';
import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import type { StatusText } from '../../statusText.ts';
import { useAreaText } from '../../useAreaText.ts';
import type { Pinned } from './clusterServices.ts';
import { MapMarker } from './MapMarker.tsx';
import { StatusMark } from './StatusMark.tsx';

interface Props {
  map: LeafletMap;
  service: Pick<Pinned, 'name' | 'openStatus' | 'point' | 'precision' | 'city' | 'zip'>;
  look?: 'chosen' | 'pointed' | undefined;
  onChoose?: () => void;
  onPoint?: (isPointed: boolean) => void;
}

/** The marker of one service. The chosen one is above the others. Without a known door it is dashed and names its area. */
export function ServiceMarker({ map, service, look, onChoose, onPoint }: Props) {
  const t = useTranslations('map');
  const { name, openStatus, point } = service;
  const status = useStatusText()(openStatus);
  const area = useAreaText()(service);
  const title = area === null ? name : t('areaOf', { name, area });
  const label = t('markerLabel', { title, status });
  return (
    <MapMarker map={map} point={point} title={title} label={label} level={look ? 1 : 0} {...{ onChoose, onPoint }}>
      <StatusMark kind={openStatus.kind} look={look} isArea={area !== null} />
      {!onChoose && <VisuallyHidden>{label}</VisuallyHidden>}
    </MapMarker>
  );
}

function useStatusText(): (status: StatusText) => string {
  const t = useTranslations('openStatus');
  return ({ kind: _kind, key, isClosingSoon: _closing, isOpeningSoon: _opening, dayHours, ...values }) =>
    dayHours ?? t(key, values);
}
