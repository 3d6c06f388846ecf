import { MapPin } from 'lucide-react';
import { Form, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { placeToText } from '../../browser/storage/place.ts';
import type { RootData } from '../../routing/rootData.ts';
import chipStyles from '../../ui/controls/Chip.module.css';
import type { PlaceChoice } from './findPlace.ts';
import styles from './LocationPage.module.css';

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

/** What to type, with a town of the region. */
export function KeywordHint() {
  const t = useTranslations('places');
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  return t('keywordHint', { town: region?.towns[0] ?? '' });
}

/** The towns of the region as buttons, for a person without a known position. They search for a name. */
export function TownButtons({ onChoose }: { onChoose?: (name: string) => void }) {
  const t = useTranslations('places');
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <fieldset className={styles.towns}>
      <legend className={styles.label}>{t('towns')}</legend>
      {region?.towns.map((town) => (
        <button
          key={town}
          type={onChoose ? 'button' : 'submit'}
          name="keyword"
          value={town}
          className={`${chipStyles.chip} ${styles.town}`}
          onClick={onChoose && (() => onChoose(town))}
        >
          {town}
        </button>
      ))}
    </fieldset>
  );
}

/** A town with its county, or a ZIP code with its town, because names of towns repeat. Says if it is outside the region. */
export function PlaceText({ choice: { kind, city, county, code } }: { choice: PlaceChoice }) {
  const t = useTranslations('places');
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  const name = kind === 'zip' ? t('zipIn', { code, city }) : t('cityIn', { city, county });
  return region && !region.counties.includes(county) ? t('outside', { place: name }) : name;
}
