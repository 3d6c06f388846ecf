import { Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { CardList } from '../../../ui/cards/Card.tsx';
import { SampleMark } from '../../../ui/cards/SampleMark.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { publicMeta } from '../../../ui/page/pageMeta.ts';
import { ServiceCard } from '../list/ServiceCard.tsx';
import { loadTown, type TownData } from './loadTown.ts';
import styles from './TownPage.module.css';

export const loader = onServer(loadTown);
export const clientLoader = withMessages(['offers', 'towns'], onDevice(loadTown));
export const handle: PageHandle<TownData> = { back: ({ type }) => paths.home(`type=${type}`) };

export const meta = publicMeta<TownData>((t, { data: { type, town, cards }, root }) => {
  const kind = t(`services.kinds.${type}`);
  return {
    title: t('towns.title', { kind, town: town.city }),
    description: t('towns.description', { kind, town: town.city, state: root.region.state, count: cards.length }),
    path: paths.town(type, town.slug),
  };
});

/** The services of one kind in one town, for people who come from a search engine. */
export default function TownPage() {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const { type, town, cards, otherTypes, otherTowns, now } = useLoaderData<typeof loader>();
  const kind = t(`services.kinds.${type}`);
  return (
    <Page title={t('towns.title', { kind, town: town.city })} intro={t('towns.intro', { count: cards.length })}>
      {cards.some(({ isSample }) => isSample) && <SampleMark>{t('services.list.sample')}</SampleMark>}
      <CardList items={cards} keyOf={({ id }) => id}>
        {(card) => <ServiceCard card={card} now={now} />}
      </CardList>
      <p>
        <Link to={keepLanguage(paths.home(`type=${type}`))}>{t('towns.wholeList')}</Link>
      </p>
      <Links
        id="other-kinds"
        title={t('towns.otherKinds', { town: town.city })}
        links={otherTypes.map((other) => ({ to: paths.town(other, town.slug), text: t(`services.kinds.${other}`) }))}
      />
      <Links
        id="other-towns"
        title={t('towns.otherTowns', { kind })}
        links={otherTowns.map(({ city, slug }) => ({ to: paths.town(type, slug), text: city }))}
      />
    </Page>
  );
}

function Links({ id, title, links }: { id: string; title: string; links: { to: string; text: string }[] }) {
  const keepLanguage = useKeepLanguage();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={keepLanguage(to)}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
