import { useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { actOnServer } from '../../../api/act.ts';
import type { FormAnswer } from '../../../api/formAnswer.ts';
import { keepShown, useShown } from '../../../api/keepShown.ts';
import { onDevice, onServer } from '../../../api/load.ts';
import type { PageHandle } from '../../../api/pageHandle.ts';
import { atOnce } from '../../../api/signedIn.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { paths } from '../../../app/paths.ts';
import { useIsAlive } from '../../../device/useIsAlive.ts';
import { withMessages } from '../../../language/loadMessages.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SignedInOnly } from '../../../ui/SignedInOnly.tsx';
import { manageMeta } from '../manage/manageMeta.ts';
import styles from './AvailableBedsPage.module.css';
import { BedsRow } from './BedsRow.tsx';
import { type BedsData, loadBeds } from './loadBeds.ts';
import { sendBeds } from './saveBeds.ts';

const loadKept = keepShown(onDevice(loadBeds));

export const loader = onServer(loadBeds);
export const clientLoader = atOnce(withMessages('keeping', loadKept));
export const action = actOnServer(sendBeds);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const meta = manageMeta('beds.title');

/** A row for each shelter, to tell how many of its beds are free (spec §2). */
export default function AvailableBedsPage() {
  const t = useTranslations('keeping.beds');
  const beds = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  useShown(loadKept, beds);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <SignedInOnly isThere={beds !== null} login={paths.login({ back: pathname })}>
        {beds && <Shelters beds={beds} />}
      </SignedInOnly>
    </Page>
  );
}

function Shelters({ beds: { isAllowed, shelters, isSaved, now } }: { beds: BedsData }) {
  const t = useTranslations('keeping.beds');
  const answer = useAnswer<FormAnswer>();
  const isAlive = useIsAlive();
  if (!isAllowed) return <Notice tone="quiet">{t('notAllowed')}</Notice>;
  if (shelters.length === 0)
    return (
      <EmptyState lead={t('empty')}>
        <p>{t('emptyHint')}</p>
      </EmptyState>
    );
  return (
    <>
      {isSaved && !isAlive && (
        <Notice tone="quiet" role="status">
          {t('saved')}
        </Notice>
      )}
      <ul className={styles.list}>
        {shelters.map((shelter) => (
          <li key={shelter.id}>
            <BedsRow shelter={shelter} now={now} answer={answer?.typed.id === shelter.id ? answer : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}
