import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import { Button } from '../controls/Button.tsx';
import { VersionChoice } from '../controls/VersionChoice.tsx';
import styles from './ConflictView.module.css';
import { type Comparable, differencesOf, type Side } from './conflict.ts';
import formStyles from './EditForm.module.css';
import { useFormTexts } from './FormContext.ts';

interface Props<Values> {
  versions: Record<'base' | Side, Values>;
  /** ISO. */
  savedAt: string | null;
  describe?: ((name: string, values: Values) => ReactNode) | undefined;
  comparable?: Comparable<Values> | undefined;
  onChosen: (chosen: Record<string, Side>) => void;
}

/** Somebody saved a newer version. The user chooses for each field that differs, and saves the merged version. */
export function ConflictView<Values extends object>({
  versions,
  savedAt,
  describe,
  comparable,
  onChosen,
}: Props<Values>) {
  const t = useTranslations('editForm.conflict');
  const differences = differencesOf(versions, comparable);
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(differences.map(({ name, proposed }) => [name, proposed])),
  );
  return (
    <section className={formStyles.form} aria-labelledby="conflict">
      <div>
        <Heading savedAt={savedAt} />
        {differences.length === 0 && <p>{t('same')}</p>}
      </div>
      {differences.map(({ name }) => (
        <Choice
          key={name}
          name={name}
          versions={versions}
          describe={describe}
          chosen={chosen[name] ?? 'mine'}
          onChoose={(side) => setChosen({ ...chosen, [name]: side })}
        />
      ))}
      <div className={formStyles.buttons}>
        <Button weight="main" onClick={() => onChosen(chosen)}>
          {t('save')}
        </Button>
      </div>
    </section>
  );
}

/** Receives the focus, because the fields disappear. */
function Heading({ savedAt }: Pick<Props<never>, 'savedAt'>) {
  const t = useTranslations('editForm.conflict');
  const language = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <h2 id="conflict" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('title')}
      </h2>
      {savedAt && <p>{t('intro', { time: clockText(savedAt, timeZone, language).sentenceTime })}</p>}
    </>
  );
}

interface ChoiceProps<Values> extends Pick<Props<Values>, 'versions' | 'describe'> {
  name: keyof Values & string;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function Choice<Values extends object>({ name, versions, describe, chosen, onChoose }: ChoiceProps<Values>) {
  const t = useTranslations('editForm.conflict');
  const { texts } = useFormTexts();
  return (
    <VersionChoice
      legend={texts(name).label}
      name={`conflict.${name}`}
      versions={(['mine', 'theirs'] as const).map((side) => ({
        ...{ side, who: t(side) },
        text: describe?.(name, versions[side]) ?? <Value value={versions[side][name]} />,
      }))}
      radioOf={(side) => ({ checked: chosen === side, onChange: () => onChoose(side) })}
    />
  );
}

function Value({ value }: { value: unknown }) {
  const t = useTranslations('editForm.conflict');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text || t('empty');
}
