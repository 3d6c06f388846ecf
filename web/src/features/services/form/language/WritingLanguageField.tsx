import type { BilingualField } from '@amparo/domain/services/bilingualTexts.ts';
import { languageFacts } from '@amparo/domain/translation/languages.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { Chips } from '../layout/Chips.tsx';
import { Section } from '../layout/Section.tsx';
import type { ServiceValues } from '../values/serviceValues.ts';
import { type WritingLanguage, writingLanguages } from './textFields.ts';

interface Props {
  writes: WritingLanguage;
  onChange: (language: WritingLanguage) => void;
}

/** Asks once in which language the person writes. The texts in the other language are optional. */
export function WritingLanguageField({ writes, onChange }: Props) {
  const t = useTranslations('serviceForm.language');
  return (
    <Section title={t('title')}>
      <Chips
        name="writingLanguage"
        legend={t('question')}
        hint={t('hint')}
        options={writingLanguages.map((value) => ({ value, label: languageFacts[value].name }))}
        isChosen={(value) => value === writes}
        onToggle={onChange}
        isSingle
      />
    </Section>
  );
}

/** The language of the texts that a person wrote; the page's language if there are both or none. */
export function useWritingLanguage({ serviceSummary, serviceSummaryEs, translated }: ServiceValues): WritingLanguage {
  const locale = useLocale();
  const isIn = (text: string, name: BilingualField) => text !== '' && translated[name] === undefined;
  const [isEnglish, isSpanish] = [isIn(serviceSummary, 'serviceSummary'), isIn(serviceSummaryEs, 'serviceSummaryEs')];
  if (isEnglish !== isSpanish) return isEnglish ? 'en' : 'es';
  return locale === 'es' ? 'es' : 'en';
}
