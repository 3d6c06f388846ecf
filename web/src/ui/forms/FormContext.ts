import { createContext, useContext } from 'react';

/** How a form names its fields: the label, and the name inside an error sentence if it differs. */
export type FieldTexts = (name: string) => { label: string; named?: string };

/** Returns the sentence for an error that only this form has, or undefined. */
export type ErrorText = (key: string, named: string, name: string) => string | undefined;

interface FormTexts {
  texts: FieldTexts;
  errorText?: ErrorText | undefined;
  /** The values of a form that came back from the server without scripts. */
  typed?: Record<string, string> | undefined;
}

export const FormContext = createContext<FormTexts | null>(null);

export function useFormTexts(): FormTexts {
  const texts = useContext(FormContext);
  if (!texts) throw new Error('This field needs an EditForm around it');
  return texts;
}
