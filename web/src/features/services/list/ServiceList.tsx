import { servicePageSize } from '@amparo/domain/services/servicePageSize.ts';
import { memo } from 'react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths.ts';
import { CardList } from '../../../ui/Card.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { changedList } from './listState.ts';
import type { HomeData } from './loadHome.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ShowOnMap } from './ShowOnMap.tsx';
import { useMoreServices } from './useMoreServices.ts';

interface Props {
  home: HomeData;
  onShow: ((id: string) => void) | null;
}

/** The cards, and more of them as one scrolls; without scripts, page by page (spec §4, §9). */
export const ServiceList = memo(function ServiceList({ home, onShow }: Props) {
  const t = useTranslations('services.list');
  const { cards, nextPage, ...more } = useMoreServices(home, servicePageSize);
  const pageAddress = (page: number) => paths.home(changedList(home.state, { page }));
  return (
    <>
      <CardList items={cards} keyOf={({ id }) => id}>
        {(card) => (
          <ServiceCard card={card} now={home.now}>
            {onShow && card.point && <ShowOnMap name={card.name} onPress={() => onShow(card.id)} />}
          </ServiceCard>
        )}
      </CardList>
      <MorePages
        before={home.state.page > 1 ? { to: pageAddress(home.state.page - 1), words: t('previous') } : null}
        next={nextPage === null ? null : pageAddress(nextPage)}
        more={more}
      />
    </>
  );
});
