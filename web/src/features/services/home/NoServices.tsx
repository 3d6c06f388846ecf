import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { CardList } from '../../../ui/cards/Card.tsx';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { changedList, type ListState } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import { ServiceCard } from '../list/ServiceCard.tsx';
import styles from './NoServices.module.css';

/** Says that the list is empty, and offers a next step. */
export default function NoServices({ home }: { home: HomeData }) {
  const { state, searchedFor, time, openingNext, now } = home;
  const t = useTranslations('noServices');
  const list = useTranslations('services.list');
  const chatWords = useChatWords(home);
  const keepLanguage = useKeepLanguage();
  const address = (change: Partial<ListState>) => keepLanguage(paths.home(changedList(state, change)));
  const isFiltered =
    time !== null || state.openAt !== null || state.isOpenOnly || state.audiences.length > 0 || state.subType !== null;
  const words = searchedFor ?? state.q;
  return (
    <EmptyState lead={words === '' ? t('empty') : t('emptyFor', { words })}>
      {openingNext.length > 0 && (
        <section aria-labelledby="opening-next">
          <h2 id="opening-next" className={styles.next}>
            {t('openingNext')}
          </h2>
          <CardList items={openingNext} keyOf={({ id }) => id}>
            {(card) => <ServiceCard card={card} now={now} />}
          </CardList>
        </section>
      )}
      <p>{t('emptyHint')}</p>
      <p className={styles.ways}>
        {isFiltered && (
          <Link to={address({ isOpenOnly: false, isAnyTime: true, openAt: null, audiences: [], subType: null })}>
            {list('clearFilters')}
          </Link>
        )}
        {state.q !== '' && state.type !== null && <Link to={address({ type: null })}>{t('searchEverything')}</Link>}
        {state.q !== '' && <Link to={address({ q: '' })}>{list('clearSearch')}</Link>}
      </p>
      <p>{t('call211Hint')}</p>
      <div className={styles.ways}>
        <ActionLink weight="main" href="tel:211">
          <Phone size={18} aria-hidden />
          {t('call211')}
        </ActionLink>
        {chatWords !== '' && <AskChat words={chatWords} />}
      </div>
    </EmptyState>
  );
}

/** The words of the search, or of the chosen kind of help if the list shows only open services. */
function useChatWords({ state: { q, type, subType, isOpenOnly }, searchedFor }: HomeData): string {
  const t = useTranslations();
  const kind = subType ? t(`services.subTypes.${subType}`) : type ? t(`services.kinds.${type}`) : '';
  return searchedFor ?? (q || (isOpenOnly && kind ? t('noServices.kindOpenNow', { kind }) : ''));
}

/** Says the same words in the chat. A plain form: it works without scripts, and the words are in no address. */
function AskChat({ words }: { words: string }) {
  const t = useTranslations('noServices');
  const keepLanguage = useKeepLanguage();
  return (
    <form method="post" action={keepLanguage(paths.chatbot())}>
      <input type="hidden" name="query" value={words} />
      <Button type="submit">{t('askChat')}</Button>
    </form>
  );
}
