import { servicePageSize } from '@amparo/domain/services/servicePageSize.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { ActionLink } from '../../../ui/ActionLink.tsx';
import { CardList } from '../../../ui/Card.tsx';
import { changedList } from './listState.ts';
import type { HomeData } from './loadHome.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServiceList.module.css';
import { ShowOnMap } from './ShowOnMap.tsx';
import { useMoreServices } from './useMoreServices.ts';

interface Props {
  home: HomeData;
  onShow: ((id: string) => void) | null;
}

/** The cards, and more of them as one scrolls; without scripts, page by page (spec §4, §9). */
export const ServiceList = memo(function ServiceList({ home, onShow }: Props) {
  const t = useTranslations('services.list');
  const keepLanguage = useKeepLanguage();
  const { cards, nextPage, isLoading, loadMore, markEnd } = useMoreServices(home, servicePageSize);
  const pageAddress = (page: number) => keepLanguage(paths.home(changedList(home.state, { page })));
  return (
    <>
      <CardList items={cards} keyOf={({ id }) => id}>
        {(card) => (
          <ServiceCard card={card} now={home.now}>
            {onShow && card.point && <ShowOnMap name={card.name} onPress={() => onShow(card.id)} />}
          </ServiceCard>
        )}
      </CardList>
      <p className={styles.pages}>
        {home.state.page > 1 && (
          <Link to={pageAddress(home.state.page - 1)} className={styles.previous}>
            {t('previous')}
          </Link>
        )}
        {nextPage !== null && (
          <ActionLink ref={markEnd} href={pageAddress(nextPage)} onClick={loadMore}>
            {isLoading ? t('loadingMore') : t('showMore')}
          </ActionLink>
        )}
      </p>
    </>
  );
});
