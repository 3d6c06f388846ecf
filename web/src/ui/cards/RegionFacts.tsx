import { Globe, MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './RegionFacts.module.css';
import { webAddress } from './webAddress.ts';

/** A region's website and counties, as regions and coordinators both show them. */
export function RegionFacts({ website, counties }: { website: string; counties: string[] }) {
  const t = useTranslations('contact');
  const link = webAddress(website);
  return (
    <>
      {link && (
        <a href={link.href} rel="noreferrer" className={styles.website}>
          <Globe size={18} aria-hidden />
          <span>
            <VisuallyHidden>{t('website')}: </VisuallyHidden>
            {link.label}
          </span>
        </a>
      )}
      {counties.length > 0 && (
        <p className={styles.counties}>
          <MapPin size={18} aria-hidden />
          <span>
            <b>{t('counties')}:</b> {counties.join(', ')}
          </span>
        </p>
      )}
    </>
  );
}
