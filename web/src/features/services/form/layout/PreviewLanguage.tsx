import { directionOf, languageFacts } from '@amparo/domain/translation/languages.ts';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { MessagesProvider } from '../../../../i18n/messages/lazyWithMessages.tsx';
import { loadMessages } from '../../../../i18n/messages/loadMessages.ts';
import { Chips } from './Chips.tsx';

const shown = ['en', 'es'] as const;

/** Shows a preview in English or Spanish. Loads the other language when the user first chooses it. */
export function PreviewLanguage({ children }: { children: (language: Language) => ReactNode }) {
  const t = useTranslations('serviceForm.hours');
  const own = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState<Language>(own);
  const [language, setLanguage] = useState<Language>(own);
  const choose = async (next: Language) => {
    setChosen(next);
    try {
      if (next !== own) await loadMessages(next);
      setLanguage(next);
    } catch {
      // Without a network, the preview stays in its language.
      setChosen(language);
    }
  };
  return (
    <>
      <Chips
        name={id}
        legend={t('language')}
        options={shown.map((value) => ({ value, label: languageFacts[value].name }))}
        isChosen={(value) => value === chosen}
        onToggle={(value) => void choose(value)}
        isSingle
      />
      <MessagesProvider language={language}>
        <div lang={language} dir={directionOf(language)}>
          {children(language)}
        </div>
      </MessagesProvider>
    </>
  );
}
