import '../../browser/polyfills.ts';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { MapPin } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Place } from '../../browser/storage/place.ts';
import type { PlaceChoice } from './findPlace.ts';
import styles from './LocationPage.module.css';
import { KeywordHint, PlaceText, TownButtons } from './PlaceChoices.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** A field for a city or ZIP with suggestions, and the towns of the region. */
export function PlaceBox({ onPlace }: { onPlace: (place: Place) => void }) {
  const t = useTranslations('places');
  const [text, setText] = useState('');
  const { found, onType, onSubmit } = useSuggestions(onPlace);
  const choices = found.state === 'found' ? found.choices : [];
  return (
    <Autocomplete.Root<PlaceChoice>
      inline
      open={choices.length > 0}
      mode="none"
      items={choices}
      itemToStringValue={({ code, city }) => code || city}
      value={text}
      onValueChange={(value, { reason }) => {
        if (reason === 'item-press') return;
        setText(value);
        onType(value);
      }}
    >
      <PlaceForm found={found} onSubmit={() => onSubmit(text)} />
      <Autocomplete.List className={styles.list} aria-label={t('suggestions')} hidden={choices.length === 0}>
        {(choice: PlaceChoice) => <Suggestion key={choice.id} choice={choice} onChoose={() => onPlace(choice.place)} />}
      </Autocomplete.List>
      <TownButtons
        onChoose={(name) => {
          setText(name);
          onSubmit(name);
        }}
      />
    </Autocomplete.Root>
  );
}

function PlaceForm({ found, onSubmit }: { found: SearchFound; onSubmit: () => void }) {
  const t = useTranslations('places');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {t('keyword')}
      </label>
      <div className={styles.line}>
        <Autocomplete.Input
          id={id}
          className={styles.box}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={found.state === 'found' && found.choices.length === 0 ? true : undefined}
          aria-describedby={`${id}-state`}
        />
        <button type="submit" className={styles.main}>
          {t('find')}
        </button>
      </div>
      <SearchState id={`${id}-state`} found={found} />
    </form>
  );
}

function Suggestion({ choice, onChoose }: { choice: PlaceChoice; onChoose: () => void }) {
  return (
    <Autocomplete.Item value={choice} className={styles.choice} onClick={onChoose}>
      <MapPin size={18} aria-hidden />
      <PlaceText choice={choice} />
    </Autocomplete.Item>
  );
}

type SearchFound = ReturnType<typeof useSuggestions>['found'];

/** The state of the search. Its live region is always there, so that screen readers hear changes. */
function SearchState({ id, found }: { id: string; found: SearchFound }) {
  const t = useTranslations();
  const isNothing = found.state === 'found' && found.choices.length === 0;
  const isBad = isNothing || found.state === 'unreachable';
  return (
    <p id={id} role="status" className={isBad ? styles.error : styles.hint}>
      {found.state === 'idle' && <KeywordHint />}
      {found.state === 'searching' && t('places.searching')}
      {found.state === 'unreachable' && t('errors.UNREACHABLE')}
      {isNothing && t('places.notFound')}
      {found.state === 'found' && !isNothing && t('places.found', { count: found.choices.length })}
    </p>
  );
}
