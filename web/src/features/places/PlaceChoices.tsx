import { MapPin } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { placeToText } from '../../browser/storage/place.ts';
import type { PlaceChoice } from './findPlace.ts';
import styles from './LocationPage.module.css';
import { PlaceText } from './PlaceText.tsx';

/** A button for each place that matches the input. */
export function PlaceChoices({ back, choices }: { back: string; choices: PlaceChoice[] }) {
  const t = useTranslations('places');
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="back" value={back} />
      <h2 className={styles.label}>
        <span role="status">{t('pickOne')}</span>
      </h2>
      {choices.map((choice) => (
        <button key={choice.id} type="submit" name="place" value={placeToText(choice.place)} className={styles.choice}>
          <MapPin size={18} aria-hidden />
          <PlaceText choice={choice} />
        </button>
      ))}
    </Form>
  );
}
