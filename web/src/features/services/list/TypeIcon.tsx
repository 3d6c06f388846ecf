import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { BedDouble, BookOpen, HeartPulse, Shirt, Utensils } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import styles from './TypeIcon.module.css';

/** The drawing of each kind of help. */
export const typeIcons: Record<ServiceType, typeof Utensils> = {
  FOOD: Utensils,
  SHELTER: BedDouble,
  HEALTH: HeartPulse,
  RESOURCES: Shirt,
  EDUCATION: BookOpen,
};

/** A small icon in the color of the kind of help. It helps people to scan a mixed list. */
export function TypeMark({ type }: { type: ServiceType }) {
  const t = useTranslations('services.kinds');
  const Icon = typeIcons[type];
  return (
    <span role="img" aria-label={t(type)} className={`${styles.mark} ${styles[type]}`}>
      <Icon size={18} aria-hidden />
    </span>
  );
}
