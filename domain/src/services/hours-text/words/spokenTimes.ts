import { numberOfWord } from './vocabulary.ts';

const hour = `(\\d{1,2}(?::\\d\\d)?|noon|midnight|medio ?dia|media ?noche|${Object.keys(numberOfWord).join('|')})`;
const minutes = '(?:[ -](fifteen|thirty|forty-?five)| y (media|cuarto(?! (?:lun|mar|mie|jue|vie|sab|dom))))?';
const half =
  "((?: ?[ap]\\.? ?m\\b\\.?| ?o'?clock| (?:de|por|en) la (?:manana|tarde|noche)| in the (?:morning|afternoon|evening))?)";
const afterRange =
  '(?! and (?:under|up|over|older))(?= ?(?:[.,;:&()\\n]|$|(?:on|every|each|and|y|los?|el|de|daily|diario|weekdays)\\b|mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom))';
const hourRange = new RegExp(
  `\\b${hour}${minutes}${half}( ?(?:-|to|until|till|til|a|hasta) ?(?:las? )?)${hour}${minutes}${half}${afterRange}`,
  'g',
);
const minutesOfWord: Record<string, string> = { fifteen: '15', cuarto: '15', thirty: '30', media: '30' };

/** "half past nine", "a quarter to twelve" */
const spokenTime = new RegExp(
  `\\b(half past|(?:a )?quarter (?:past|after|to|till)) (\\d{1,2}(?![\\d:])|${Object.keys(numberOfWord).join('|')})\\b`,
  'g',
);

function spokenDigits(spoken: string, written: string): string {
  const hour = Number(numberOfWord[written] ?? written);
  if (spoken.startsWith('half')) return `${hour}:30`;
  return /past|after/.test(spoken) ? `${hour}:15` : `${hour === 1 ? 12 : hour - 1}:45`;
}

/** "eleven to one", "de nueve a once y media". Not "one to three bags". */
export function withDigits(plain: string): string {
  const digits = (written: string, english?: string, spanish?: string) => {
    const word = english ?? spanish;
    return `${numberOfWord[written] ?? written}${word ? `:${minutesOfWord[word] ?? '45'}` : ''}`;
  };
  const spoken = plain.replace(spokenTime, (_, words, hour) => spokenDigits(words, hour));
  return spoken.replace(hourRange, (_, hour1, en1, es1, half1, sign, hour2, en2, es2, half2) =>
    [digits(hour1, en1, es1), half1, sign, digits(hour2, en2, es2), half2].join(''),
  );
}
