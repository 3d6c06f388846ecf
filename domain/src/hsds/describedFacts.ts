/** The fields of HSDS for the facts that imports write as lines of a description, such as "Cost: Free; Copies: 0.10 USD". */
export interface DescribedFacts {
  fees_description?: string;
  application_process?: string;
  required_documents?: { id: string; document: string }[];
  languages?: { id: string; name: string }[];
  service_areas?: { id: string; name: string }[];
}

/** Returns the facts of a description. `idOf` makes ids of names. */
export function describedFacts(description: string, idOf: (part: string) => string): DescribedFacts {
  const textOf = (label: string) => {
    const line = description.split('\n').find((text) => text.startsWith(`${label}: `));
    return line?.slice(`${label}: `.length).trim() ?? '';
  };
  const list = <Name extends string>(label: string, name: Name) =>
    textOf(label)
      .split('; ')
      .filter(Boolean)
      .map((text, n) => ({ id: idOf(`${label}/${n}`), [name]: text })) as ({ id: string } & Record<Name, string>)[];
  const facts: DescribedFacts = {
    fees_description: textOf('Cost'),
    application_process: textOf('How to apply'),
    required_documents: list('Bring', 'document'),
    languages: list('Languages', 'name'),
    service_areas: list('Area served', 'name'),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value.length > 0));
}
