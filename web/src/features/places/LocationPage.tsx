import { Form, useActionData, useLoaderData, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { type Place, placeToText } from '../../browser/storage/place.ts';
import { useHydrated } from '../../browser/useHydrated.ts';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { safeBack } from '../../paths.ts';
import { type LoadInput, onDevice, onServer } from '../../routing/load.ts';
import type { PageHandle } from '../../routing/pageHandle.ts';
import { privateMeta } from '../../ui/page/pageMeta.ts';
import { KeywordForm } from './KeywordForm.tsx';
import styles from './LocationPage.module.css';
import { OwnLocationButton } from './OwnLocationButton.tsx';
import { PlaceChoices, TownButtons } from './PlaceChoices.tsx';
import { type PlaceAnswer, setPlaceOnDevice, setPlaceOnServer } from './setPlace.ts';

async function loadLocation({ url, place }: LoadInput) {
  return { back: safeBack(url.searchParams.get('back')), place };
}

export const loader = onServer(loadLocation);
export const clientLoader = withMessages('places', onDevice(loadLocation));
export const handle: PageHandle<{ back: string }> = { back: ({ back }) => back };
export const action = setPlaceOnServer;
export const clientAction = setPlaceOnDevice;

export const meta = privateMeta((t) => t('places.title'));

/** City, ZIP or the device's own position; the list then shows the closest first (spec §2, §4). */
export default function LocationPage() {
  const t = useTranslations('places');
  const { back, place } = useLoaderData<typeof loader>();
  const answer = useActionData<PlaceAnswer>();
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const setOwn = (own: Place) => void submit({ back, place: placeToText(own) }, { method: 'post' });
  return (
    <main id="content" className={styles.page}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {place && (
        <Form method="post" className={styles.current}>
          <input type="hidden" name="back" value={back} />
          <p>{t('current', { place: place.label || t('yourLocation') })}</p>
          <button type="submit" name="clear" value="true" className={styles.quiet}>
            {t('clear')}
          </button>
        </Form>
      )}
      <div className={styles.own}>{isHydrated && <OwnLocationButton onFound={setOwn} />}</div>
      <KeywordForm back={back} answer={answer} />
      {answer && answer.choices.length > 0 && <PlaceChoices back={back} choices={answer.choices} />}
      <Form method="post">
        <input type="hidden" name="back" value={back} />
        <TownButtons />
      </Form>
    </main>
  );
}
