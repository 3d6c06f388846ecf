import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import styles from './LocationPage.module.css';
import { KeywordHint } from './PlaceChoices.tsx';
import type { PlaceAnswer } from './setPlace.ts';

/** A field for a city or ZIP, with the last input and its error. */
export function KeywordForm({ back, answer }: { back: string; answer: PlaceAnswer | undefined }) {
  const t = useTranslations();
  const isBusy = useNavigation().state !== 'idle';
  const box = useRef<HTMLInputElement>(null);
  const isNotFound = answer !== undefined && answer.choices.length === 0;
  useEffect(() => {
    if (isNotFound) box.current?.focus();
  }, [isNotFound]);
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="back" value={back} />
      <label htmlFor="keyword" className={styles.label}>
        {t('places.keyword')}
      </label>
      <div className={styles.line}>
        <input
          ref={box}
          id="keyword"
          name="keyword"
          className={styles.box}
          defaultValue={answer?.keyword}
          required
          maxLength={100}
          autoComplete="postal-code"
          enterKeyHint="search"
          aria-invalid={isNotFound || undefined}
          aria-describedby={isNotFound ? 'keyword-error' : 'keyword-hint'}
        />
        <button type="submit" className={styles.main} disabled={isBusy}>
          {t('places.find')}
        </button>
      </div>
      {isNotFound ? <NotFound isUnreachable={answer.isUnreachable} /> : <Hint />}
    </Form>
  );
}

function NotFound({ isUnreachable }: Pick<PlaceAnswer, 'isUnreachable'>) {
  const t = useTranslations();
  return (
    <p id="keyword-error" role="alert" className={styles.error}>
      {isUnreachable ? t('errors.UNREACHABLE') : t('places.notFound')}
    </p>
  );
}

function Hint() {
  return (
    <p id="keyword-hint" className={styles.hint}>
      <KeywordHint />
    </p>
  );
}
