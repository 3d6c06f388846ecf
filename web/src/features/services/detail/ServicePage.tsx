import { useLoaderData, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/loadMessages.ts';
import { paths } from '../../../paths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { unlessOnlyHash } from '../../../routing/unlessOnlyHash.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SampleMark } from '../../../ui/SampleMark.tsx';
import { AlertEnd } from '../alerts/AlertEnd.tsx';
import { BedsLine } from '../BedsLine.tsx';
import { DistanceWords } from '../DistanceWords.tsx';
import { FeedbackLinks } from '../feedback/FeedbackLinks.tsx';
import { OpenStatusLine } from '../OpenStatusLine.tsx';
import { ClosedForGood } from './ClosedForGood.tsx';
import { Contact } from './Contact.tsx';
import { Dates } from './Dates.tsx';
import { Hours } from './Hours.tsx';
import { Kudos } from './Kudos.tsx';
import { loadService, type ServicePageData } from './loadService.ts';
import { QuickActions } from './QuickActions.tsx';
import styles from './ServicePage.module.css';
import { serviceMeta } from './serviceMeta.ts';
import { TextInLanguage } from './TextInLanguage.tsx';
import { WhereItIs } from './WhereItIs.tsx';
import { WhomAndAge } from './WhomAndAge.tsx';

export const loader = onServer(loadService);
export const clientLoader = withMessages('feedback', withMessages('serviceDetail', onDevice(loadService)));
export const meta = serviceMeta;
export const handle: PageHandle<ServicePageData> = {
  back: ({ service: { type } }) => paths.home(type[0] ? `type=${type[0]}` : ''),
  favorite: ({ service }) => service.id,
};

export const shouldRevalidate = unlessOnlyHash;

/** All about one service (spec §2). */
export default function ServicePage() {
  const t = useTranslations('serviceDetail');
  const { service, mayEdit, place, now } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={styles.page}>
      <Head service={service} mayEdit={mayEdit} now={now} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <section className={styles.about} aria-labelledby="about">
            <h2 id="about">{t('about')}</h2>
            <TextInLanguage words={service.description} />
            {service.isMachineMade && <p className={styles.dates}>{t('machineMade')}</p>}
          </section>
          <Hours service={service} />
        </div>
        <div className={styles.column}>
          <Contact service={service} />
          <WhereItIs service={service} place={place} />
          <WhomAndAge service={service} />
        </div>
      </div>
      <FeedbackLinks key={service.id} service={service} />
      <Dates service={service} now={now} />
      <Kudos id={service.id} likes={service.likes} />
      <Paper service={service} />
    </main>
  );
}

function Head({ service, mayEdit, now }: Pick<ServicePageData, 'service' | 'mayEdit' | 'now'>) {
  const t = useTranslations('services');
  const kinds = [
    ...service.type.map((type) => t(`kinds.${type}`)),
    ...service.subTypes.map((sub) => t(`subTypes.${sub}`)),
  ];
  return (
    <header className={styles.head}>
      <p className={styles.kinds}>{kinds.join(' · ')}</p>
      <h1 className={styles.name} tabIndex={-1}>
        {service.name}
      </h1>
      {service.alert && (
        <Notice tone="quiet">
          <p lang={service.alert.words.otherLanguage ?? undefined}>{service.alert.words.text}</p>
          {service.alert.end && (
            <p>
              <AlertEnd end={service.alert.end} />
            </p>
          )}
        </Notice>
      )}
      <div className={styles.now}>
        <OpenStatusLine status={service.openStatus} />
        {service.beds && <BedsLine beds={service.beds} now={now} />}
      </div>
      <p className={styles.where}>
        {service.distance !== null && (
          <>
            <DistanceWords miles={service.distance} isRough={service.isAddressConfidential} />
            {service.city && ' · '}
          </>
        )}
        {service.city}
      </p>
      {service.isSample && <SampleMark>{t('card.sample')}</SampleMark>}
      {service.week.isPermanentlyClosed && <ClosedForGood service={service} />}
      <QuickActions service={service} mayEdit={mayEdit} />
    </header>
  );
}

/** What a printed sheet says at its end. */
function Paper({ service: { id, today } }: Pick<ServicePageData, 'service'>) {
  const t = useTranslations('serviceDetail');
  const { publicUrl = '' } = useRouteLoaderData<RootData>('root') ?? {};
  return <p className={styles.paper}>{t('printed', { date: today, address: publicUrl + paths.service(id) })}</p>;
}
