import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../../http-client/callApi.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { useErrorOf } from '../../../../ui/forms/useField.ts';
import styles from '../layout/Form.module.css';
import { useServiceField } from '../layout/ServiceFields.tsx';

/** Who else keeps the service: found as one types, each with a button of its own. */
export function ManagerPicker() {
  const t = useTranslations('serviceForm.managers');
  const [managers, setManagers] = useServiceField('managedUsers');
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  const { people, isSearching } = usePeople(typed);
  const error = useErrorOf('managedUsers');
  const found = people?.filter(({ id }) => !managers.some((manager) => manager.id === id));
  const add = ({ id, email }: { id: string; email: string }) => {
    setManagers([...managers, { id, email }]);
    setTold(t('added', { email }));
    setTyped('');
  };
  return (
    <div className={styles.sub}>
      <ul className={styles.list}>
        {managers.map(({ id, email }) => (
          <Line key={id} words={email}>
            <Button onClick={() => setManagers(managers.filter((one) => one.id !== id))}>
              {t('remove', { email })}
            </Button>
          </Line>
        ))}
      </ul>
      <TextField
        type="search"
        name="managedUsers"
        label={t('search')}
        error={error}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          setTold('');
        }}
      />
      <p role="status" className={styles.hint}>
        {told ||
          (isSearching && t('searching')) ||
          (found && (found.length === 0 ? t('none') : t('found', { count: found.length })))}
      </p>
      <ul className={styles.list}>
        {found?.map((person) => (
          <Line key={person.id} words={person.displayName ? `${person.displayName} · ${person.email}` : person.email}>
            <Button weight="outlined" onClick={() => add(person)}>
              {t('add', { email: person.email })}
            </Button>
          </Line>
        ))}
      </ul>
    </div>
  );
}

function Line({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span>{words}</span>
      {children}
    </li>
  );
}

interface Found {
  id: string;
  email: string;
  displayName: string;
}

/** Spec §9. */
const delayMs = 1_000;
const limit = 25;

/** People whose name, e-mail or phone contains what was typed, a moment after the last key; null until something was. */
function usePeople(typed: string) {
  const words = typed.trim();
  const [answer, setAnswer] = useState<{ words: string; people: Found[] } | null>(null);
  useEffect(() => {
    if (words === '') return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const people = await find(words);
      if (isWanted) setAnswer({ words, people });
    }, delayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  const isAnswered = answer?.words === words;
  return { people: words !== '' && isAnswered ? answer.people : null, isSearching: words !== '' && !isAnswered };
}

/** Without a network nobody is found, and the next key tries again. */
async function find(q: string): Promise<Found[]> {
  try {
    return (await callApi('GET /users', { query: { q, limit } })).data;
  } catch {
    return [];
  }
}
