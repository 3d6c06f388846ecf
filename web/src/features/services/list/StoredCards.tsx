import { type ReactNode, useState } from 'react';
import { useNavigationType } from 'react-router';
import cardStyles from '../../../ui/cards/Card.module.css';
import { CardList } from '../../../ui/cards/Card.tsx';
import { hasListBefore } from '../../../ui/infinite-list/infiniteList.ts';
import { LongListItem } from '../../../ui/infinite-list/LongListItem.tsx';
import { useDrawnCount } from '../../../ui/infinite-list/useDrawnCount.ts';
import { useFormerHeights } from '../../../ui/infinite-list/useFormerHeights.ts';
import type { ServiceCardData } from '../serviceCard.ts';
import styles from './StoredCards.module.css';

/** A phone shows two cards and the name of a third without scrolling. */
const PIECE = 4;

/** Of most cards on a phone, in pixels. */
const USUAL_HEIGHT = 136;

interface Props {
  items: ServiceCardData[];
  children: (card: ServiceCardData) => ReactNode;
}

/**
 * The cards of a list from this device. They are drawn in several tasks, because a slow phone needs a second for all.
 * The others have their former or usual height until then.
 */
export function StoredCards({ items, children }: Props) {
  const heights = useFormerHeights();
  const isReturn = useIsReturn();
  // Without the former heights, the scroll position exists only after all cards have been drawn.
  const isAtOnce = isReturn && heights.size === 0;
  const drawn = useDrawnCount(items.length, PIECE, () => !isAtOnce);
  if (isAtOnce)
    return (
      <CardList items={items} keyOf={({ id }) => id}>
        {children}
      </CardList>
    );
  return (
    <ul className={`${cardStyles.list} ${styles.list}`}>
      {items.map((card, at) => {
        // By position: the tab must not store which services a person has seen.
        const name = String(at);
        const height = heights.get(name) ?? USUAL_HEIGHT;
        return (
          <LongListItem key={card.id} name={name} isDrawn={at < drawn} formerHeight={height}>
            {children(card)}
          </LongListItem>
        );
      })}
    </ul>
  );
}

/** Whether the person loaded the page again or returned to the list, when it was first drawn. */
function useIsReturn(): boolean {
  const isPop = useNavigationType() === 'POP';
  // Safari 14 has no newer way to ask whether a document is loaded again. 0: neither again nor by going back.
  const [isReturn] = useState(() => isPop && (hasListBefore() || performance.navigation.type !== 0));
  return isReturn;
}
