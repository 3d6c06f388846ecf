import type { EmergencyKind } from './emergencyKinds.ts';

/** What nothing else in a message takes back: not a harmless phrase that reaches over it, nor that somebody is learning. */
export const highConfidencePhrases: readonly { kind: EmergencyKind; told: string }[] = [
  {
    kind: 'VIOLENCE',
    told: `(he|she|they|husband|wife|boyfriend|girlfriend|man|ex|father|dad|stepdad|uncle|brother|somebody|someone) * (will|gonna|going|wants|threatens|threatened|said|told|coming|trying|tried) * kill (me|us),
      (marido|esposo|novio|ex|hombre|papa|padrastro|tio|hermano|pareja|alguien|el) * (va a|quiere|dijo que me va a|amenaza con|amenazo con) (matarme|matarnos), me (quiere|va a) matar`,
  },
  {
    kind: 'SUICIDE',
    told: `(i am|im) suicidal, (makes|making) me suicidal, (no|any|without|lost my|lost the) (reason|will) to live, nothing to live for,
      (cant|cannot|dont|not) * live (with|in) * (pain|world|myself|shame), no (quiero|puedo) * vivir (con|en) * (dolor|mundo|pena|verguenza),
      (cut|slit|cutting|slitting) my (wrist|wrists)`,
  },
  {
    kind: 'OVERDOSE',
    told: `(took|taken|swallowed|drank|ate) * (bottle|bottles|box) of * (pills|tylenol|advil|ibuprofen|aspirin|medicine|medication|xanax), (tome|tomo|trague|trago) * (frasco|bote|caja) * (pastillas|tylenol|medicina)`,
  },
];
