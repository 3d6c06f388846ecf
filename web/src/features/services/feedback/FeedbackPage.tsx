import { Suspense } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { onDevice, onServer } from '../../../api/load.ts';
import type { PageHandle } from '../../../api/pageHandle.ts';
import { type MetaInput, rootOf } from '../../../api/rootData.ts';
import { paths } from '../../../app/paths.ts';
import { translate } from '../../../language/translate.ts';
import { Page } from '../../../ui/Page.tsx';
import { checkFeedback } from './checkFeedback.ts';
import styles from './FeedbackPage.module.css';
import { FeedbackForm } from './lazyFeedback.ts';
import { loadFeedback } from './loadFeedback.ts';
import { useFeedbackTitle } from './useFeedbackTitle.ts';

type FeedbackPageData = Awaited<ReturnType<typeof loadFeedback>>;

export const loader = onServer(loadFeedback);
export const clientLoader = onDevice(loadFeedback);
export const action = checkFeedback;
export const handle: PageHandle<FeedbackPageData> = { back: ({ service }) => paths.service(service.id) };

/** A place with a private address is not named in a title, which stays in a browser's history. */
export function meta({ matches, loaderData }: MetaInput<FeedbackPageData>) {
  const t = translate(rootOf(matches)?.language ?? 'en');
  const { kind = 'connect', service, isAddressConfidential = true } = loaderData ?? {};
  const name = isAddressConfidential ? undefined : service?.name;
  const title = name ? t(`feedback.${kind}.title`, { service: name }) : t('services.detail.neutralTitle');
  return [{ title: `${title} · Amparo` }, { name: 'robots', content: 'noindex' }];
}

/** Contact, report or claim as a page of its own, for browsers without scripts. */
export default function FeedbackPage() {
  const subject = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page title={useFeedbackTitle(subject)}>
      <div className={styles.form}>
        <Suspense>
          <FeedbackForm subject={subject} answer={answer} />
        </Suspense>
      </div>
    </Page>
  );
}
