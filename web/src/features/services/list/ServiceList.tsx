import { MapPin } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { CardList } from '../../../ui/cards/Card.tsx';
import { MorePages } from '../../../ui/infinite-list/MorePages.tsx';
import { useInfiniteList } from '../../../ui/infinite-list/useInfiniteList.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ServiceCardData } from '../serviceCard.ts';
import { type HomeData, listAddress, storedList } from './loadHome.ts';
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
  const { list, now, saved, state } = home;
  const addressOf = useMemo(() => listAddress(state), [state]);
  const more = useInfiniteList(home, addressOf, overlap);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is loaded again keeps its cards and the focus
  const StoredCards = useMemo(() => saved && storedList.Cards, [list]);
  const drawCard = (card: ServiceCardData) => (
    <ServiceCard card={card} now={now}>
      {onShow && card.point && <ShowOnMap name={card.name} onPress={() => onShow(card.id)} />}
    </ServiceCard>
  );
  return (
    <>
      {StoredCards ? (
        <StoredCards key={list} items={more.items}>
          {drawCard}
        </StoredCards>
      ) : (
        <CardList items={more.items} keyOf={({ id }) => id}>
          {drawCard}
        </CardList>
      )}
      <MorePages more={more} previousLabel={t('previous')} />
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
