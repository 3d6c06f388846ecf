import { liaisonCan } from '@amparo/domain/permissions/permissions.ts';
import { correctCounty } from '@amparo/domain/places/county.ts';
import { memo, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useLoaderData, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { onNearViewport } from '../../browser/onNearViewport.ts';
import { countyOf } from '../../http-client/countyOf.ts';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { paths } from '../../paths.ts';
import { type LoadInput, onDevice, onServer } from '../../routing/load.ts';
import type { RootData } from '../../routing/rootData.ts';
import { useIsAllowed } from '../../routing/useViewer.ts';
import { CardList } from '../../ui/cards/Card.tsx';
import { ChipMenu } from '../../ui/controls/ChipMenu.tsx';
import { AddEntryLink } from '../../ui/directory-forms/lazyEntryActions.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NextSteps } from '../../ui/page/NextSteps.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import { type CountyGroup, groupByCounty } from './groupByCounty.ts';
import { LiaisonCard } from './LiaisonCard.tsx';
import styles from './LiaisonsPage.module.css';

export const loader = onServer(loadLiaisons);
export const clientLoader = withMessages(['contact', 'liaisons'], onDevice(loadLiaisons));

/** More than a region has: only whole states have over a thousand districts. */
const many = 200;
/** The buttons of editors appear this far before a person sees them. */
const aheadPx = 1000;

/** The school districts' homeless liaisons by county (spec §2). */
export default function LiaisonsPage() {
  const t = useTranslations('liaisons');
  const { county, groups, total } = useLoaderData<typeof loader>();
  const mayAdd = useIsAllowed(liaisonCan.add);
  // Deferred, so that hundreds of cards render in steps.
  const mayEdit = useDeferredValue(useIsAllowed(liaisonCan.edit));
  const mayDelete = useDeferredValue(useIsAllowed(liaisonCan.delete));
  return (
    <Page title={t('title')} intro={t('intro')}>
      {mayAdd && <AddEntryLink kind="liaison" />}
      <div className={styles.narrow}>
        <CountyFilter county={county} />
        <p role="status" className={styles.count}>
          {t('count', { count: total })}
        </p>
      </div>
      {groups.map((group) => (
        <County key={group.county} group={group} isOfMany={total > many} {...{ mayEdit, mayDelete }} />
      ))}
      {total === 0 && <NoLiaisons county={county} />}
    </Page>
  );
}

/** All Counties, then the region's own (spec §9). */
function CountyFilter({ county }: { county: string | null }) {
  const t = useTranslations('liaisons');
  const keepLanguage = useKeepLanguage();
  const counties = useRouteLoaderData<RootData>('root')?.region.counties ?? [];
  const choices = [null, ...counties].map((choice) => ({
    to: keepLanguage(paths.liaisons(choice ?? undefined)),
    label: choice ?? t('all'),
    isChosen: choice === county,
  }));
  return (
    <ChipMenu
      label={t('chosen', { county: county ?? t('all') })}
      listLabel={t('countiesLabel')}
      isNarrowed={county !== null}
      choices={choices}
    />
  );
}

interface CountyProps {
  group: CountyGroup;
  isOfMany: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
}

const County = memo(function County({ group: { county, liaisons }, isOfMany, mayEdit, mayDelete }: CountyProps) {
  const t = useTranslations('liaisons');
  const place = useRef<HTMLElement>(null);
  const isActive = useIsNear(place, isOfMany && (mayEdit || mayDelete));
  const actions = { mayEdit: isActive && mayEdit, mayDelete: isActive && mayDelete };
  return (
    <section
      ref={place}
      className={isOfMany ? `${styles.county} ${styles.many}` : styles.county}
      aria-label={t('county', { county })}
    >
      <h2 className={styles.title}>{t('county', { county })}</h2>
      <CardList items={liaisons} keyOf={({ id }) => id}>
        {(liaison) => <LiaisonCard liaison={liaison} {...actions} />}
      </CardList>
    </section>
  );
});

/** Whether the viewport has been near the element. Thousands of buttons at once would block the page for seconds. */
function useIsNear(place: RefObject<HTMLElement | null>, isRequired: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const come = () => startTransition(() => setIsNear(true));
    return place.current && isRequired ? onNearViewport(place.current, aheadPx, come) : undefined;
  }, [place, isRequired]);
  return isNear || !isRequired;
}

function NoLiaisons({ county }: { county: string | null }) {
  const t = useTranslations('liaisons');
  const keepLanguage = useKeepLanguage();
  return (
    <EmptyState lead={county ? t('empty', { county }) : t('none')}>
      <p>{t('emptyHint')}</p>
      {county ? <Link to={keepLanguage(paths.liaisons())}>{t('all')}</Link> : <NextSteps />}
    </EmptyState>
  );
}

/** Search engines index each county of the region, and no other values of the address. */
export const meta = publicMeta<LiaisonsData>((t, { data, root, region }) => {
  const county = root.region.counties.find((name) => name === data.county);
  return {
    title: county ? t('liaisons.titleIn', { county }) : t('liaisons.title'),
    description: t('liaisons.description', { region }),
    path: paths.liaisons(county),
  };
});

/** The liaisons of one county, or of all. */
async function loadLiaisons({ callApi, url, place }: LoadInput) {
  const county = correctCounty(url.searchParams.get('county')?.slice(0, 100) ?? '');
  const [{ data }, ownCounty] = await Promise.all([
    callApi('GET /liaisons', { query: { county, limit: 0 } }),
    countyOf(callApi, place),
  ]);
  return { county: county || null, groups: groupByCounty(data, ownCounty), total: data.length };
}
type LiaisonsData = Awaited<ReturnType<typeof loadLiaisons>>;
