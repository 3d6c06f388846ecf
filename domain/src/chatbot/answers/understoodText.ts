import { queryOpenAt } from '../../services/open-status/openAt.ts';
import { openAtMessage } from '../../services/open-status/openAtMessage.ts';
import type { Audience } from '../../services/taxonomy/serviceTypes.ts';
import { leadingNeeds } from '../../understanding/query/needName.ts';
import type { UnderstoodPart } from '../chatMessage.ts';
import type { ChatRequest } from './answer.ts';
import type { What } from './chatTexts.ts';
import { withoutDoubleStops } from './hoursText.ts';
import { type RequestedPlace, whereText } from './requestedPlace.ts';

/** "Food pantries for families open now near Springfield": what the chat understood, in one phrase without a stop. */
export function understoodText(request: ChatRequest, place: RequestedPlace | null): string {
  const { t, understood } = request;
  const { slots } = understood;
  const what = whatKey(request);
  const offer = what === 'OFFER' ? offerText(request) : '';
  const who = slots.audience ? t('chat.understood.who', { audiences: audienceText(request, slots.audience) }) : '';
  const now = slots.openNow
    ? ` ${t('chat.understood.openNow', { open: t(`openAt.open.${agreementOf(request)}`) })}`
    : '';
  const then = timeText(request);
  return [
    t(`chat.understood.what.${what}`, { offer }),
    who,
    now,
    whereText(request, place),
    then === '' ? '' : `, ${then}`,
  ].join('');
}

/** The parts of the phrase that a person can change. */
export function understoodParts(request: ChatRequest, place: RequestedPlace | null): UnderstoodPart[] {
  const { t, understood } = request;
  const { slots } = understood;
  const what = whatKey(request);
  const part = (name: UnderstoodPart['part'], text: string): UnderstoodPart => ({
    part: name,
    text: upperFirst(text.trim()),
    reply: t(`chat.understood.replies.${name}`),
  });
  const when = slots.openNow
    ? t('chat.understood.openNow', { open: t('openAt.open.none') })
    : timeText(request, 'none');
  const hasWhat = what !== 'ANY';
  return [
    ...(hasWhat
      ? [part('WHAT', what === 'OFFER' ? offerText(request) : t(`chat.understood.what.${what}`, { offer: '' }))]
      : []),
    ...(slots.audience
      ? [part('AUDIENCE', t('chat.understood.who', { audiences: audienceText(request, slots.audience) }))]
      : []),
    ...(when === '' ? [] : [part('WHEN', when)]),
    ...(place ? [part('WHERE', whereText(request, place))] : []),
  ];
}

/** "open tomorrow morning"; empty without a time. */
function timeText(
  request: ChatRequest,
  agreement: ReturnType<typeof agreementOf> | 'none' = agreementOf(request),
): string {
  const { at, t, language, sources, understood } = request;
  const openAt = understood.slots.openAt ? queryOpenAt.parse(understood.slots.openAt) : undefined;
  if (!openAt || openAt === 'any') return '';
  const now = at.toZonedDateTimeISO(sources.region.timeZone).toPlainDateTime().toString();
  const { day, part, values } = openAtMessage(openAt, now, language);
  return withoutDoubleStops(
    t(`openAt.${part}`, { ...values, day: t(`openAt.${day}`, values), open: t(`openAt.open.${agreement}`) }),
  );
}

function whatKey({ t, understood: { intent, slots, search } }: ChatRequest): What {
  if (intent === 'SHELTER_BEDS') return 'BEDS';
  const [need] = leadingNeeds(search).needs;
  if (need && t.offer(need) !== null) return 'OFFER';
  return slots.subType ?? slots.type ?? 'ANY';
}

function offerText({ t, understood: { search } }: ChatRequest): string {
  return t.offer(leadingNeeds(search).needs[0] ?? '') ?? '';
}

/** Most kinds are masculine in Spanish: "lugares", "refugios". */
function agreementOf(request: ChatRequest): 'masculine' | 'feminine' {
  const what = whatKey(request);
  return what === 'FOOD_PANTRIES' || what === 'TRANSITIONAL' ? 'feminine' : 'masculine';
}

function audienceText({ t, language }: ChatRequest, audiences: readonly Audience[]): string {
  const names = audiences.map((audience) => t(`chat.understood.audiences.${audience}`));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
