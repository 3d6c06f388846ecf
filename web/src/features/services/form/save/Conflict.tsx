import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { Button } from '../../../../ui/controls/Button.tsx';
import choiceStyles from '../../../../ui/forms/ConflictView.module.css';
import type { DraftStore } from '../draft/draftStore.ts';
import { draftOf, type ServiceDraft } from '../draft/serviceDraft.ts';
import type { Kept } from '../draft/useKeptDraft.ts';
import styles from '../Form.module.css';
import type { FormSetting } from '../formSetting.ts';
import { conflictOf, merged, type Side } from './conflictOf.ts';
import { VersionWords } from './VersionWords.tsx';

interface Props {
  store: DraftStore;
  base: ServiceDraft;
  newer: Service;
  setting: FormSetting;
  onChosen: (from: Kept) => void;
}

/** Two people have changed the same service: field by field one chooses whose words stand. */
export function Conflict({ store, base, newer, setting, onChosen }: Props) {
  const t = useTranslations('serviceForm.conflict');
  const language = useLocale();
  const mine = store.read();
  const theirs = draftOf(newer, setting.today);
  const differences = conflictOf(base, mine, theirs);
  const [chosen, setChosen] = useState<Partial<Record<keyof ServiceDraft, Side>>>(() =>
    Object.fromEntries(differences.map(({ name, proposed }) => [name, proposed])),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const save = () => {
    store.set(merged(mine, theirs, chosen));
    onChosen({ draft: store.read(), base: theirs, updatedAt: newer.updatedAt });
  };
  const { sentenceTime } = clockText(newer.updatedAt, setting.timeZone, language);
  return (
    <section className={styles.form} aria-labelledby="conflict">
      <div className={styles.section}>
        <h2 id="conflict" ref={heading} tabIndex={-1} className={styles.heading}>
          {t('title')}
        </h2>
        <p>{t('intro', { time: sentenceTime })}</p>
      </div>
      {differences.map(({ name }) => (
        <Choice
          key={name}
          name={name}
          sides={{ mine, theirs }}
          setting={setting}
          chosen={chosen[name] ?? 'mine'}
          onChoose={(side) => setChosen({ ...chosen, [name]: side })}
        />
      ))}
      <div className={styles.buttons}>
        <Button weight="main" onClick={save}>
          {t('save')}
        </Button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  name: keyof ServiceDraft;
  sides: Record<Side, ServiceDraft>;
  setting: FormSetting;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function Choice({ name, sides, setting, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('serviceForm');
  const field = name === 'plan' ? 'schedules' : name === 'point' ? 'location' : name === 'country' ? 'state' : name;
  return (
    <fieldset className={choiceStyles.choice}>
      <legend className={choiceStyles.legend}>{t(`fields.${field}`)}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={choiceStyles.side}>
          <input
            type="radio"
            name={`conflict.${name}`}
            className={choiceStyles.radio}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span className={choiceStyles.words}>
            <span className={choiceStyles.who}>{t(`conflict.${side}`)}</span>
            <VersionWords name={name} draft={sides[side]} setting={setting} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
