import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { onNearViewport } from '../../browser/onNearViewport.ts';
import styles from './LongListItem.module.css';

/** How far before the visible part of the page an item is drawn. */
const aheadPx = 800;

interface Props {
  /** Identifies it in `useFormerHeights`. */
  name: string;
  /** Whether it has its turn. */
  isDrawn: boolean;
  /** Its height when a person left the list. */
  formerHeight: number | undefined;
  children: ReactNode;
}

/**
 * An item of a list that is drawn in several tasks. After a person has returned, an item takes its former height until
 * its turn, or until it comes near the visible part of the page.
 */
export function LongListItem({ name, isDrawn, formerHeight, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isShown = isDrawn || isNear;
  useEffect(() => {
    if (!isShown && item.current) return onNearViewport(item.current, aheadPx, () => setIsNear(true));
  }, [isShown]);
  if (!isShown && formerHeight === undefined) return null;
  const height = formerHeight && `${formerHeight}px`;
  return (
    <li
      ref={item}
      data-item={name}
      className={styles.item}
      style={isShown ? ({ '--former-height': height } as CSSProperties) : { height }}
    >
      {isShown && children}
    </li>
  );
}
