import type { MonthPeriod, Weekday } from '../../services/hours/scheduleTypes.ts';
import type { OpenAtMessage } from '../../services/open-status/openAtMessage.ts';
import type { OpenStatusMessage } from '../../services/open-status/openStatusMessage.ts';
import type { Audience, ServiceType, SubType } from '../../services/taxonomy/serviceTypes.ts';
import type { Detail } from '../../understanding/details/detailPhrases.ts';
import type { chatParts } from '../chatParts.ts';

export type ChatLanguage = 'en' | 'es';

type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'help' | 'empty' | 'outOfScope';
type Question = 'whatThere' | 'whatNeed' | 'whichService' | 'noService' | 'gone' | 'wherePlace' | 'whereNearest';
type ListText =
  | 'list'
  | 'listMore'
  | 'listEnd'
  | 'secondNeed'
  | 'theNearest'
  | 'nearerLater'
  | 'none'
  | 'several'
  | 'whichOf';
type NoneOpenText = 'noneOpen' | 'noneKnownOpen' | 'noneOpenThen' | 'noneOpenNext';
type PlaceText = 'near' | 'nearYou';
type BedsText =
  | ('beds' | 'bedsMore' | 'noBeds' | 'serviceBeds' | 'groupBeds')
  | ('bedsOld' | 'bedsAge' | 'noBedCount' | 'notShelter');
type DistanceText =
  | ('distance' | 'distanceFrom' | 'distanceAbout' | 'distanceAboutFrom' | 'distanceNearZip' | 'distanceInCity')
  | ('distanceUnknown' | 'distanceNoPlace' | 'distanceNoCity');
type ServiceText = 'particular' | 'phone' | 'noPhone' | 'address' | 'reportMistake' | 'callThem' | 'askThem';
type DetailText = 'detailSaid' | 'detailUnsaid' | 'unsaidByAll';
type HoursText =
  | ('status' | 'openOn' | 'openAllDay' | 'closedOn' | 'span' | 'today' | 'tomorrow' | 'onDay' | 'week' | 'closings')
  | ('otherDays' | 'weekDay' | 'weekRange' | 'alwaysOpen' | 'allDay' | 'closedForGood' | 'seasonOver')
  | ('contactForHours' | 'unknownHours');
type WeatherText = 'weather' | 'noWeather' | 'weatherAway' | 'weatherOffline';

type AnswerText =
  | (SmallTalk | Question | ListText | NoneOpenText | PlaceText | BedsText | DistanceText | ServiceText | DetailText)
  | (HoursText | WeatherText | 'crisis' | 'faqGone');

/** The quick replies. */
export type Reply =
  | ('food' | 'shelter' | 'beds' | 'health' | 'clothes' | 'work' | 'crisis' | 'more' | 'hours' | 'far')
  | ('bedsLeft' | 'openNow' | 'help');

/** What an answer is about, if it is not a need. */
export type What = SubType | ServiceType | 'ANY' | 'BEDS' | 'OFFER';

/** The keys of the sentences of answers. `chatTexts.ts` of the server and of the service worker do not compile if a sentence is missing. */
export type ChatKey =
  | `chat.answers.${AnswerText}`
  | `chat.replies.${Reply}`
  | `chat.details.${Detail}`
  | `chat.understood.what.${What}`
  | `chat.understood.audiences.${Audience}`
  | `chat.understood.replies.${(typeof chatParts)[number]}`
  | ('chat.understood.who' | 'chat.understood.openNow')
  | `openAt.${OpenAtMessage['day'] | OpenAtMessage['part']}`
  | `openAt.open.${'none' | 'masculine' | 'feminine'}`
  | `openStatus.${OpenStatusMessage['key']}`
  | `hours.weekdays.${Weekday}`
  | `hours.periods.${MonthPeriod}`
  | ('hours.everyWeekday' | 'hours.monthly' | 'hours.dates' | 'hours.nextDay');

/** Writes the sentences of answers in one language. */
export interface TranslateChat {
  (key: ChatKey, values?: Record<string, string | number>): string;
  /** The name of what a need offers; null if it has none. */
  offer(need: string): string | null;
}
