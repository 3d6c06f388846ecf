import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { StatusMark } from './markers/StatusMark.tsx';

interface Props {
  hasPlace: boolean;
  /** The list is for another time than now. All its services are open then. */
  isForAnotherTime: boolean;
  isYielding: boolean;
}

/** Says what each mark means. Closed at first, because it covers a part of the map. */
export function Legend({ hasPlace, isForAnotherTime, isYielding }: Props) {
  const t = useTranslations('map');
  return (
    <details className={isYielding ? 'map-legend map-yielding' : 'map-legend'}>
      <summary>
        {t('legend')}
        <ChevronUp size={18} className="map-legend-arrow" aria-hidden />
      </summary>
      <ul>
        <Row text={t(isForAnotherTime ? 'legendOpenThen' : 'legendOpen')}>
          <StatusMark kind="open" />
        </Row>
        {!isForAnotherTime && (
          <>
            <Row text={t('legendClosed')}>
              <StatusMark kind="closed" />
            </Row>
            <Row text={t('legendCall')}>
              <StatusMark kind="contact" />
              <StatusMark kind="unknown" />
            </Row>
          </>
        )}
        <Row text={t('legendArea')}>
          <StatusMark kind={isForAnotherTime ? 'open' : 'closed'} isArea />
        </Row>
        <Row text={t('legendCluster')}>
          <span className="map-cluster">3</span>
        </Row>
        {hasPlace && (
          <Row text={t('legendOwn')}>
            <span className="map-own" />
          </Row>
        )}
      </ul>
    </details>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <span className="map-legend-mark" aria-hidden>
        {children}
      </span>
      {text}
    </li>
  );
}
