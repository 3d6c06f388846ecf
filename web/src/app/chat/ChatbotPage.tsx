import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { coordinateOf, keepPlace } from '../../browser/storage/place.ts';
import { askBot } from '../../features/chatbot/askBot.ts';
import { ChatForm } from '../../features/chatbot/ChatForm.tsx';
import { Conversation, type Draw } from '../../features/chatbot/Conversation.tsx';
import { chatStore } from '../../features/chatbot/chatStore.ts';
import { type Exchange, newestId, type Say, shownAnswer } from '../../features/chatbot/exchange.ts';
import { CrisisLineCard } from '../../features/crisis-lines/card/CrisisLineCard.tsx';
import { toCrisisLineCard } from '../../features/crisis-lines/card/toCrisisLineCard.ts';
import { OwnLocationButton } from '../../features/places/OwnLocationButton.tsx';
import { changedList, readListState } from '../../features/services/list/listState.ts';
import { ServiceCard } from '../../features/services/list/ServiceCard.tsx';
import { serviceCard } from '../../features/services/serviceCard.ts';
import { loadStaticText, StaticText } from '../../features/static-pages/StaticText.tsx';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { paths } from '../../paths.ts';
import type { LoadInput } from '../../routing/load.ts';
import { onDevice, onServer } from '../../routing/load.ts';
import { Page } from '../../ui/page/Page.tsx';
import { publicMeta } from '../../ui/page/pageMeta.ts';
import { RegionalNotices } from '../../ui/regional-notices/RegionalNotices.tsx';
import { shownNotice } from '../../ui/regional-notices/shownNotice.ts';
import styles from './ChatbotPage.module.css';
import { FaqButton } from './FaqButton.tsx';
import { type SaidByForm, sayByForm } from './sayByForm.ts';

export const loader = onServer(loadChat);
export const clientLoader = withMessages(
  ['chatbot', 'crisisLines', 'offers', 'offline', 'places', 'staticPages'],
  onDevice(loadChat),
);
export const action = sayByForm;

export const meta = publicMeta((t) => ({
  title: t('chatbot.title'),
  description: t('chatbot.description'),
  path: paths.chatbot(),
}));

const anyList = readListState(new URLSearchParams());

/** Cards as the pages of their features show them. */
const draw: Draw = {
  service: (service, language, at) => <ServiceCard card={serviceCard(service, language, at)} now={at} />,
  line: (line, language) => <CrisisLineCard line={toCrisisLineCard(line, language)} />,
  listPath: ({ q = '', type = null, subType = null, category = [], openNow = false, openAt = null }) =>
    paths.home(changedList(anyList, { q, type, subType, audiences: category, isOpenOnly: openNow, openAt })),
};

const say: Say = (saying) => void chatStore.say(saying);

const ownLocation = (onFound: () => void) => (
  <OwnLocationButton
    onFound={(place) => {
      keepPlace(place);
      onFound();
    }}
  />
);

const none: readonly Exchange[] = [];

/** The help chatbot (spec §2) with the FAQ beside it. */
export default function ChatbotPage() {
  const t = useTranslations('chatbot');
  const { greeting, faq, notices, now } = useLoaderData<typeof loader>();
  const byForm = useActionData<SaidByForm>();
  const said = useSyncExternalStore(chatStore.watch, chatStore.read, () => none);
  const first: Exchange = { id: -1, said: null, isTyped: false, answer: greeting, problem: null, at: now };
  const exchanges = [byForm?.exchange ?? first, ...said];
  const chatToken = byForm?.chatToken;
  useEffect(() => {
    if (chatToken) chatStore.resume(chatToken);
  }, [chatToken]);
  useSayFirst();
  useSeeNewest(said);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <RegionalNotices notices={notices} />
      <div className={styles.chat}>
        <FaqButton>{faq ? <StaticText {...faq} /> : <p>{t('faqNone')}</p>}</FaqButton>
        <Conversation exchanges={exchanges} draw={draw} chatToken={chatToken} onSay={say} />
        <ChatForm last={exchanges[exchanges.length - 1]} chatToken={chatToken} onSay={say} ownLocation={ownLocation} />
      </div>
    </Page>
  );
}

/** Sends the search words once when an empty list opened the chat. */
function useSayFirst() {
  const words = (useLocation().state as { say?: string } | null)?.say;
  useEffect(() => {
    if (!words) return;
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    say({ words });
  }, [words]);
}

/** Scrolls the last question to the top, so that the answer below it is visible from its start. */
function useSeeNewest(said: readonly Exchange[]) {
  const seen = useRef(said);
  useEffect(() => {
    if (said === seen.current) return;
    seen.current = said;
    // The greeting is read from the top of the page.
    if (said.length === 0) return;
    const newest = document.getElementById(newestId);
    newest?.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) newest?.focus({ preventScroll: true });
  }, [said]);
}

/**
 * Starts the chat with "Hi" (spec §4). Drops its token, because caches share the page and a greeting needs no memory.
 */
async function loadChat(input: LoadInput) {
  const { callApi, place, language, now } = input;
  const [answer, faq, notices] = await Promise.all([
    askBot(callApi, { query: 'Hi', place, language }),
    loadStaticText('FAQ', input).catch(() => null),
    callApi('GET /regional-notices', { query: { currentCoordinate: place ? coordinateOf(place) : undefined } }),
  ]);
  return {
    greeting: shownAnswer(answer, language),
    faq,
    notices: notices.data.map((notice) => shownNotice(notice, language)),
    now,
  };
}
