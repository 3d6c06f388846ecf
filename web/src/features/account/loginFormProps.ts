import type { FormAnswer } from '../../routing/formAnswer.ts';

export interface LoginFormProps {
  /** Where one wanted to go. */
  back: string;
  answer: FormAnswer | undefined;
}
