import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './ShowOnMap.module.css';

/** From the list to the mark on the map: the way there for keyboard and screen reader. */
export function ShowOnMap({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useTranslations('map');
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      <MapPin size={20} aria-hidden />
      <span aria-hidden>{t('onMap')}</span>
      <VisuallyHidden>{t('showOnMap', { name })}</VisuallyHidden>
    </button>
  );
}
