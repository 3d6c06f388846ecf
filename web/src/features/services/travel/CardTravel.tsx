import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { MessagesProvider } from '../../../i18n/messages/lazyWithMessages.tsx';
import styles from './CardTravel.module.css';
import { TravelLinks } from './TravelLinks.tsx';

/** The ways to travel, in a row of a card. Loaded after a tap on its directions. Its messages must be loaded before it. */
export default function CardTravel({ directions, name }: { directions: string; name: string }) {
  const t = useTranslations('services.card');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('a')?.focus(), []);
  return (
    <MessagesProvider>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div ref={row} role="group" aria-label={`${t('directions')}: ${name}`} className={styles.row}>
        <TravelLinks directions={directions} className={styles.way} />
      </div>
    </MessagesProvider>
  );
}
