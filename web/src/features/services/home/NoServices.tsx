import { Phone } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { CardList } from '../../../ui/cards/Card.tsx';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { changedList, type ListState, noFilters, unfilteredList } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import { hasUnknownHours, type NextSteps } from '../list/loadNextSteps.ts';
import { ServiceCard } from '../list/ServiceCard.tsx';
import { useAudienceNames } from '../list/useAudienceNames.ts';
import type { ServiceCardData } from '../serviceCard.ts';
import styles from './NoServices.module.css';

interface Props {
  home: HomeData;
  nextSteps: NextSteps;
}

/** Says that the list is empty, or that nothing near is open, and offers next steps. */
export default function NoServices({ home, nextSteps }: Props) {
  const t = useTranslations('noServices');
  const kindName = useKindName(home.state);
  const chatWords = useChatWords(home);
  const isEmpty = home.items.length === 0;
  const lead = useLead(home);
  const { openingNext, otherOpen } = nextSteps;
  const hasCards = openingNext.length > 0 || otherOpen.length > 0;
  // Places of any kind are likely not what the person searched for.
  const areOfAnyKind = home.state.type === null && home.time === null;
  const areCardsFirst = hasCards && !areOfAnyKind;
  const cards = (
    <>
      <FewCards id="opening-next" title={t('openingNext')} cards={openingNext} now={home.now} />
      <FewCards
        id="other-open"
        title={areOfAnyKind ? t('anyOpenNow') : t('kindOpenNow', { kind: kindName })}
        cards={otherOpen}
        now={home.now}
      />
    </>
  );
  return (
    <>
      {areCardsFirst && <p className={styles.lead}>{lead}</p>}
      {areCardsFirst && cards}
      <EmptyState lead={areCardsFirst ? t('call211Hint') : lead}>
        {isEmpty && <OtherLists home={home} />}
        {!areCardsFirst && <p>{t('call211Hint')}</p>}
        <div className={styles.ways}>
          <ActionLink weight="main" href="tel:211">
            <Phone size={18} aria-hidden />
            {t('call211')}
          </ActionLink>
          {chatWords !== '' && <AskChat words={chatWords} />}
        </div>
      </EmptyState>
      {!areCardsFirst && cards}
      {!isEmpty && <h2 className={styles.next}>{t(headingOf(home))}</h2>}
    </>
  );
}

/** All listed services have unknown hours, so none is known to be open at the time of the list. */
const isNoneOpen = ({ items }: HomeData): boolean => items.every(({ openStatus }) => hasUnknownHours(openStatus));

/** The heading of the list below. */
function headingOf(home: HomeData): 'unknownHours' | 'fartherOrUnknown' | 'fartherAway' {
  if (isNoneOpen(home)) return 'unknownHours';
  return home.items.some(({ openStatus }) => hasUnknownHours(openStatus)) ? 'fartherOrUnknown' : 'fartherAway';
}

function useLead(home: HomeData): string {
  const t = useTranslations('noServices');
  const { items, state, searchedFor, place } = home;
  const words = searchedFor ?? state.q;
  if (items.length > 0 && isNoneOpen(home)) return t('noneKnownOpen');
  if (items.length > 0) return place?.label ? t('nothingNear', { town: place.label }) : t('nothingNearYou');
  return words === '' ? t('empty') : t('emptyFor', { words });
}

function FewCards({ id, title, cards, now }: { id: string; title: string; cards: ServiceCardData[]; now: string }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.few}>
      <h2 id={id} className={styles.next}>
        {title}
      </h2>
      <CardList items={cards} keyOf={(card) => card.id}>
        {(card) => <ServiceCard card={card} now={now} />}
      </CardList>
    </section>
  );
}

/** Links to lists with fewer filters or without the typed text. */
function OtherLists({ home: { state, time } }: { home: HomeData }) {
  const t = useTranslations('noServices');
  const list = useTranslations('services.list');
  const keepLanguage = useKeepLanguage();
  const address = (change: Partial<ListState>) => keepLanguage(paths.home(changedList(state, change)));
  const isFiltered = unfilteredList(state) !== null || time !== null;
  return (
    <>
      <p>{t('emptyHint')}</p>
      <p className={styles.ways}>
        {isFiltered && <Link to={address({ ...noFilters, isAnyTime: true })}>{t('clearFilters')}</Link>}
        {state.q !== '' && state.type !== null && <Link to={address({ type: null })}>{t('searchEverything')}</Link>}
        {state.q !== '' && <Link to={address({ q: '' })}>{list('clearSearch')}</Link>}
      </p>
    </>
  );
}

function useKindName({ type }: ListState): string {
  const t = useTranslations('services');
  return type ? t(`kinds.${type}`) : '';
}

/** The words of the search, or the chosen kind of help or free beds, audience, and time: "Meals for women open now". */
function useChatWords({ state, searchedFor }: HomeData): string {
  const t = useTranslations();
  const namesOf = useAudienceNames();
  const kindName = useKindName(state);
  const { q, subType, isOpenOnly, hasFreeBeds, audiences } = state;
  if (searchedFor || q) return searchedFor ?? q;
  const kindOrNeed = subType ? t(`services.subTypes.${subType}`) : kindName;
  const kind = hasFreeBeds ? t('services.list.freeBeds') : kindOrNeed;
  const audienceNames = namesOf(audiences.filter((audience) => audience !== 'ALL'));
  const wanted = audienceNames ? t('noServices.kindFor', { kind, audiences: audienceNames }) : kind;
  return isOpenOnly && kind ? t('noServices.kindOpenNow', { kind: wanted }) : wanted;
}

/**
 * Says the same words in the chat. The words are in no address. A plain form works without scripts, but not without a
 * network.
 */
function AskChat({ words }: { words: string }) {
  const t = useTranslations('noServices');
  const keepLanguage = useKeepLanguage();
  const navigate = useNavigate();
  const address = keepLanguage(paths.chatbot());
  const say = (event: FormEvent) => {
    event.preventDefault();
    void navigate(address, { state: { say: words } });
  };
  return (
    <form method="post" action={address} onSubmit={say}>
      <input type="hidden" name="query" value={words} />
      <Button type="submit" weight="outlined">
        {t('askChat')}
      </Button>
    </form>
  );
}
