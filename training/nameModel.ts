import type { StoredModel } from '../domain/src/understanding/model/linearModel.ts';
import { nameBits } from '../domain/src/understanding/names/nameModel.ts';
import { messageWords } from '../domain/src/understanding/phrases/fuzzyMatch.ts';
import { type PracticeKnowledge, practiceKnowledge, sampleServices } from './practiceKnowledge.ts';
import { saidName } from './saidNames.ts';
import { marksOf, type RequestSentence } from './sentences.ts';
import { type Example, trainLinear } from './trainLinear.ts';

const options = { bits: nameBits, outputs: ['name'], epochs: 8, rate: 0.3, decay: 1e-3, smallest: 1.5, range: 0.8 };

/** How often each message is read with the name of another service. */
const OTHER_NAMES = 2;
const IMPORTANCE_OF_OTHER = 0.4;
/** Without other words, a short form of everyday words is not known to be a name. */
const FEWEST_OTHER_WORDS = 2;

/**
 * Learns whether the words of a message that match the name of a service best are a name. Each message with a name is also
 * read with short forms of other names, because the practice messages rarely know the official name.
 */
export function trainNames(sentences: readonly RequestSentence[]): StoredModel {
  const batches = [...Map.groupBy(sentences, ({ batch }) => batch).values()];
  const examples = batches.flatMap((batch) => {
    const knowledge = practiceKnowledge(batch);
    return batch.flatMap((sentence, i) => {
      const others = Array.from({ length: OTHER_NAMES }, (_, n) =>
        otherNameExample(sentence, i * OTHER_NAMES + n, knowledge),
      );
      return [exampleOf(sentence, knowledge), ...others].filter((one) => one !== null);
    });
  });
  return trainLinear(examples, options);
}

function exampleOf(sentence: RequestSentence, knowledge: PracticeKnowledge): Example | null {
  const names = marksOf(sentence).filter(({ tag }) => tag === 'name');
  const ids = names.flatMap((name) => knowledge.idOfName(name) ?? []);
  return example(sentence.text, sentence.context, ids, knowledge);
}

/** The same message with the first name replaced by that of a sample service. Null if it has no name, or only a name. */
function otherNameExample(
  { marked, context }: RequestSentence,
  i: number,
  knowledge: PracticeKnowledge,
): Example | null {
  const number = i * 7919;
  const service = sampleServices[number % sampleServices.length]!;
  const isPlace = (word: string) => knowledge.gazetteer.placesByKey.has(word);
  const [before, after] = marked
    .split(/\[[^\]|]*\|name(?:=\d+)?\]/)
    .map((part) => part.replace(/\[([^\]|]*)\|[^\]]*\]/g, '$1'));
  if (before === undefined || after === undefined || messageWords(before + after).length < FEWEST_OTHER_WORDS)
    return null;
  const said = saidName(service, Math.floor(number / 13), isPlace);
  return example(before + said + after, context, [service.id], knowledge, IMPORTANCE_OF_OTHER);
}

function example(
  text: string,
  context: string,
  ids: readonly string[],
  { names }: PracticeKnowledge,
  importance = 1,
): Example | null {
  const candidate = names.findCandidate(messageWords(text), context);
  const isName = candidate?.ids.some((id) => ids.includes(id));
  return candidate && { features: candidate.features, targets: [isName ? 1 : 0], importance };
}
