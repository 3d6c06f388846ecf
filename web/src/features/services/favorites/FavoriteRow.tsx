import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { Card } from '../../../ui/cards/Card.tsx';
import { useSwipe } from '../../../ui/controls/useSwipe.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ServiceCard } from '../list/ServiceCard.tsx';
import styles from './FavoriteRow.module.css';
import type { Favorite } from './loadFavorites.ts';

interface Props {
  favorite: Favorite;
  now: string;
  onRemove: (id: string) => void;
}

/** A favorite. A swipe or its button removes it. */
export function FavoriteRow({ favorite: { id, card }, now, onRemove }: Props) {
  const t = useTranslations('favoritesPage');
  const remove = () => onRemove(id);
  const swipe = useSwipe(remove);
  return (
    <li id={`favorite-${id}`} className={styles.row}>
      <span className={styles.under} aria-hidden>
        <Trash2 size={22} />
        {t('remove')}
      </span>
      <div className={styles.slide} {...swipe}>
        {card ? (
          <ServiceCard card={card} now={now} hasStar={false}>
            <RemoveButton label={t('removeNamed', { name: card.name })} onRemove={remove} />
          </ServiceCard>
        ) : (
          <Card>
            <h2 className={styles.gone}>{t('gone')}</h2>
            <p>{t('goneText')}</p>
            <RemoveButton label={t('removeGone')} onRemove={remove} />
          </Card>
        )}
      </div>
    </li>
  );
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  const t = useTranslations('favoritesPage');
  return (
    <button type="button" className={styles.remove} onClick={onRemove}>
      <Trash2 size={18} aria-hidden />
      <span aria-hidden>{t('remove')}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
