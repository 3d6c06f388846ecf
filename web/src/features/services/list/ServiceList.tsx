import { MapPin } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { CardList } from '../../../ui/cards/Card.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useDrawnInPieces } from '../../../ui/infinite-list/useDrawnInPieces.ts';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type HomeData, listAddress } from './loadHome.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceList.module.css';

/** The address counts whole pages, so the next page has no overlap. */
const overlap = 0;

interface Props {
  home: HomeData;
  onShow: ((id: string) => void) | null;
}

/** The cards, and more of them while a person scrolls (spec §4, §9). */
export const ServiceList = memo(function ServiceList({ home, onShow }: Props) {
  const t = useTranslations('services.list');
  const addressOf = useMemo(() => listAddress(home.state), [home.state]);
  const more = useInfiniteList(home, addressOf, overlap);
  const drawn = useDrawnInPieces(more.items, home.saved);
  return (
    <>
      <CardList items={drawn} keyOf={({ id }) => id}>
        {(card) => (
          <ServiceCard card={card} now={home.now}>
            {onShow && card.point && <ShowOnMap name={card.name} onPress={() => onShow(card.id)} />}
          </ServiceCard>
        )}
      </CardList>
      {drawn === more.items && <MorePages more={more} previousLabel={t('previous')} />}
    </>
  );
});

/** Leads from the list to the marker on the map, also by keyboard and screen reader. */
function ShowOnMap({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useTranslations('services.map');
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <MapPin size={20} aria-hidden />
      <span aria-hidden>{t('showMap')}</span>
      <VisuallyHidden>{t('showOnMap', { name })}</VisuallyHidden>
    </button>
  );
}
