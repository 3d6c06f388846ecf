/** What a directory says beside the fields of a service, in the order in which people need it. */
export const factLabels = [
  ...(['Who', 'Cost', 'Bring', 'Languages', 'Accessibility', 'Area served', 'How to apply', 'Note'] as const),
] as const;
export type FactLabel = (typeof factLabels)[number];

/** Returns one line for each label with a text: `Cost: Free; Copies: 0.10 USD`. */
export function labeledFacts(facts: Partial<Record<FactLabel, readonly string[]>>): string[] {
  return factLabels.flatMap((label) => {
    const known = [...new Set((facts[label] ?? []).map((text) => text.trim()).filter(Boolean))];
    return known.length > 0 ? [`${label}: ${known.join('; ')}`] : [];
  });
}
