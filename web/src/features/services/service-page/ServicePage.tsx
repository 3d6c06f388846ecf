import { isSignedIn, serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { confirmationCutoff } from '@amparo/domain/services/editing/confirmationCutoff.ts';
import { townSlug } from '@amparo/domain/services/towns/townSlug.ts';
import { Suspense } from 'react';
import { Link, useLoaderData, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { onDevice, onServer, unlessOnlyHash } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { useIsAllowed } from '../../../routing/useViewer.ts';
import { SampleMark } from '../../../ui/cards/SampleMark.tsx';
import { ButtonLink } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { publicMeta } from '../../../ui/page/pageMeta.ts';
import { RegionalNotices } from '../../../ui/regional-notices/RegionalNotices.tsx';
import { AlertEnd } from '../alerts/AlertEnd.tsx';
import type { Alert } from '../alerts/alertOf.ts';
import { BedsLine } from '../BedsLine.tsx';
import { DistanceAndCity } from '../DistanceAndCity.tsx';
import { BeforeYouGo } from '../detail/BeforeYouGo.tsx';
import { Contact } from '../detail/Contact.tsx';
import { Hours, useSeasonOver } from '../detail/hours/Hours.tsx';
import { loadService, type ServicePageData } from '../detail/loadService.ts';
import type { ServiceDetail } from '../detail/serviceDetail.ts';
import { structuredService } from '../detail/structuredService.ts';
import { FeedbackLinks, ReportHours } from '../feedback/FeedbackLinks.tsx';
import { OpenStatusLine } from '../OpenStatusLine.tsx';
import { Kudos } from './Kudos.tsx';
import { QuickActions } from './QuickActions.tsx';
import styles from './ServicePage.module.css';
import { WhatYouGet } from './WhatYouGet.tsx';
import { WhereItIs } from './WhereItIs.tsx';

/** Only signed-in people see a service that waits. */
const ResumeButton = lazyWithMessages('lifecycle', () => import('../lifecycle/ResumeButton.tsx'));
const LikelyDuplicates = lazyWithMessages('duplicates', () => import('../duplicates/LikelyDuplicates.tsx'));
const WaitingNotice = lazyWithMessages('lifecycle', () => import('../lifecycle/WaitingNotice.tsx'));

export const loader = onServer(loadService);
export const clientLoader = withMessages(['feedback', 'offers', 'serviceDetail', 'towns'], onDevice(loadService));
export const handle: PageHandle<ServicePageData> = {
  back: ({ service: { type } }) => paths.home(type[0] ? `type=${type[0]}` : ''),
  favorite: ({ service }) => (service.isApproved ? service.id : null),
};

export const shouldRevalidate = unlessOnlyHash;

/** The page of one service (spec §2). One that waits has nothing to share, to thank for, or to report. */
export default function ServicePage() {
  const { service, notices, mayEdit, place, now } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={styles.page}>
      <RegionalNotices notices={notices} />
      <Head service={service} mayEdit={mayEdit} place={place} now={now} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <BeforeYouGo service={service} />
          {service.week.seasonEnd === null && !service.pause && (
            <Hours service={service}>{service.isApproved && <ReportHours key={service.id} service={service} />}</Hours>
          )}
        </div>
        <div className={styles.column}>
          <WhereItIs service={service} place={place} />
          <Contact service={service} isBesideMap>
            {service.isApproved && <FeedbackLinks key={service.id} service={service} kinds={['connect']} />}
          </Contact>
        </div>
        <WhatYouGet service={service} />
      </div>
      <InTown service={service} />
      {service.isApproved && <Feedback service={service} />}
      <Dates service={service} now={now} />
      {service.isApproved && <Kudos service={service} likes={service.likes} />}
      <Paper service={service} />
    </main>
  );
}

function Feedback({ service }: Pick<ServicePageData, 'service'>) {
  const t = useTranslations('feedback');
  return (
    <section className={`${styles.about} ${styles.tell}`} aria-labelledby="tell">
      <h2 id="tell">{t('heading')}</h2>
      <FeedbackLinks key={service.id} service={service} kinds={['report', 'claim', 'donate']} />
    </section>
  );
}

function Head({ service, mayEdit, place, now }: Omit<ServicePageData, 'notices'>) {
  const mayMerge = useIsAllowed(serviceCan.merge);
  const t = useTranslations('services');
  const detail = useTranslations('serviceDetail');
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
      {service.alternateNames && (
        <p className={styles.where}>{detail('alsoKnownAs', { names: service.alternateNames })}</p>
      )}
      {service.alert && <AlertNotice alert={service.alert} />}
      <div className={styles.now}>
        {!service.pause && <OpenStatusLine status={service.openStatus} />}
        {!service.pause && service.beds && <BedsLine beds={service.beds} now={now} />}
      </div>
      <p className={styles.where}>
        <DistanceAndCity service={service} />
      </p>
      {service.pause && <PausedNotice service={service} />}
      {!service.isApproved && !service.pause && <WaitingNotice key={service.id} service={service} />}
      {service.isSample && <SampleMark>{detail('sample')}</SampleMark>}
      <NotThere service={service} />
      {mayMerge && (
        <Suspense>
          <LikelyDuplicates key={service.id} service={service} />
        </Suspense>
      )}
      <QuickActions service={service} mayEdit={mayEdit} place={place} />
    </header>
  );
}

function AlertNotice({ alert: { message, end } }: { alert: Alert }) {
  return (
    <Notice tone="quiet">
      <p lang={message.otherLanguage ?? undefined}>{message.text}</p>
      {end && (
        <p>
          <AlertEnd end={end} />
        </p>
      )}
    </Notice>
  );
}

/** The end of a printed sheet. */
function Paper({ service: { id, today } }: Pick<ServicePageData, 'service'>) {
  const t = useTranslations('serviceDetail');
  const { publicUrl = '' } = useRouteLoaderData<RootData>('root') ?? {};
  return <p className={styles.paper}>{t('printed', { date: today, address: publicUrl + paths.service(id) })}</p>;
}

/** The title and link preview. For a confidential address the title is neutral. */
export const meta = publicMeta<ServicePageData>((t, { data: { service }, root }) => {
  const path = paths.service(service.id);
  return {
    title: service.isAddressConfidential ? t('serviceDetail.neutralTitle') : service.name,
    description: service.summary.text || service.description.text.slice(0, 200),
    path,
    ...(service.isApproved && { structured: structuredService(service, root.publicUrl + path) }),
    isUnlisted: !service.isApproved,
  };
});

/**
 * The times of the last confirmation and change, with a notice if the last confirmation is too old. Sample
 * data changed only when it was loaded, so that time is not shown.
 */
function Dates({ service, now }: { service: ServiceDetail; now: string }) {
  const t = useTranslations('serviceDetail');
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  const { confirmedAt, confirmedOn, updatedOn, isConfirmed, from } = service;
  const isOld = region && new Date(confirmedAt) < confirmationCutoff(now, region.confirmationMonths);
  return (
    <>
      {isOld && <Notice tone="quiet">{t('unconfirmed', { date: confirmedOn })}</Notice>}
      <p className={styles.dates}>
        {from && <span>{t('from', { source: from })}</span>}
        {!isOld && <span>{isConfirmed ? t('verified', { date: confirmedOn }) : t('notVerified')}</span>}
        {!service.isSample && <span>{t('updated', { date: updatedOn })}</span>}
      </p>
    </>
  );
}

/** Says that the service is paused, and what to do instead. People may have its address from a paper or a favorite. */
function PausedNotice({ service }: Pick<ServicePageData, 'service'>) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const isViewerSignedIn = useIsAllowed(isSignedIn);
  const [kind] = service.type;
  const until = service.pause?.until;
  return (
    <Notice tone="alert">
      <p>{until ? t('serviceDetail.pausedUntil', { date: until }) : t('serviceDetail.paused')}</p>
      {kind && (
        <p>
          <Link to={keepLanguage(paths.home(`type=${kind}`))}>
            {t('serviceDetail.hours.findOther', { kind: t(`services.kinds.${kind}`) })}
          </Link>
        </p>
      )}
      {isViewerSignedIn && <ResumeButton id={service.id} />}
    </Notice>
  );
}

/** Links to the services of the same kind in the same town, if this one is listed there. */
function InTown({ service: { type, city, week, isApproved } }: { service: ServiceDetail }) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const [kind] = type;
  if (!kind || city === '' || !isApproved || week.isPermanentlyClosed || week.seasonEnd !== null) return null;
  return (
    <p>
      <ButtonLink weight="outlined" to={keepLanguage(paths.town(kind, townSlug(city)))}>
        {t('towns.title', { kind: t(`services.kinds.${kind}`), town: city })}
      </ButtonLink>
    </p>
  );
}

/** Tells people not to go there if it is closed for good or its season is over, and links to others of its kind. */
function NotThere({ service: { type, week } }: { service: ServiceDetail }) {
  const t = useTranslations('services');
  const detail = useTranslations('serviceDetail');
  const keepLanguage = useKeepLanguage();
  const seasonOver = useSeasonOver(week);
  const [kind] = type;
  if (!week.isPermanentlyClosed && !seasonOver) return null;
  return (
    <Notice tone={seasonOver ? 'quiet' : 'alert'}>
      <p>{seasonOver ?? detail('hours.gone')}</p>
      {kind && (
        <p>
          <Link to={keepLanguage(paths.home(`type=${kind}`))}>
            {detail('hours.findOther', { kind: t(`kinds.${kind}`) })}
          </Link>
        </p>
      )}
    </Notice>
  );
}
