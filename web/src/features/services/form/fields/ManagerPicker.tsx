import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../../http-client/callApi.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { TextField } from '../../../../ui/forms/fields/TextField.tsx';
import { useErrorOf } from '../../../../ui/forms/useField.ts';
import styles from '../layout/Form.module.css';
import { useServiceField } from '../layout/ServiceFields.tsx';

/** The other people who may edit the service. A search finds people while the user types. */
export function ManagerPicker() {
  const t = useTranslations('serviceForm.managers');
  const [managers, setManagers] = useServiceField('managedUsers');
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const { people, isSearching } = usePeople(typed);
  const error = useErrorOf('managedUsers');
  const found = people?.filter(({ id }) => !managers.some((manager) => manager.id === id)) ?? null;
  const add = ({ id, email }: FoundPerson) => {
    setManagers([...managers, { id, email }]);
    setAdded(email);
    setTyped('');
  };
  return (
    <div className={styles.sub}>
      <People
        people={managers}
        action={({ email }) => t('remove', { email })}
        onPress={({ id }) => setManagers(managers.filter((one) => one.id !== id))}
      />
      <TextField
        type="search"
        name="managedUsers"
        label={t('search')}
        error={error}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value);
          setAdded(null);
        }}
      />
      <SearchStatus added={added} isSearching={isSearching} count={found?.length ?? null} />
      <People people={found ?? []} action={({ email }) => t('add', { email })} onPress={add} weight="outlined" />
    </div>
  );
}

interface StatusProps {
  /** The email of the person who was added last. */
  added: string | null;
  isSearching: boolean;
  /** How many were found; null before a search. */
  count: number | null;
}

function SearchStatus({ added, isSearching, count }: StatusProps) {
  const t = useTranslations('serviceForm.managers');
  const result = () => {
    if (added) return t('added', { email: added });
    if (isSearching) return t('searching');
    return count === null ? '' : count === 0 ? t('none') : t('found', { count });
  };
  return (
    <p role="status" className={styles.hint}>
      {result()}
    </p>
  );
}

interface PeopleProps {
  people: FoundPerson[];
  /** The label of each person's button. */
  action: (person: FoundPerson) => string;
  onPress: (person: FoundPerson) => void;
  weight?: 'outlined';
}

function People({ people, action, onPress, weight }: PeopleProps) {
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.id} className={styles.row}>
          <span>{[person.displayName, person.email].filter(Boolean).join(' · ')}</span>
          <Button {...(weight && { weight })} onClick={() => onPress(person)}>
            {action(person)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface FoundPerson {
  id: string;
  email: string;
  displayName?: string;
}

/** Spec §9. */
const delayMs = 1_000;
const limit = 25;

/** Finds people by name, email or phone, a moment after the last key. Null before a search. */
function usePeople(typed: string) {
  const q = typed.trim();
  const [answer, setAnswer] = useState<{ q: string; people: FoundPerson[] } | null>(null);
  useEffect(() => {
    if (q === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const people = await findPeople(q);
      if (isCurrent) setAnswer({ q, people });
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q]);
  const isAnswered = answer?.q === q;
  return { people: q !== '' && isAnswered ? answer.people : null, isSearching: q !== '' && !isAnswered };
}

/** Without a network it finds nobody, and the next key tries again. */
async function findPeople(q: string): Promise<FoundPerson[]> {
  try {
    return (await callApi('GET /users', { query: { q, limit } })).data;
  } catch {
    return [];
  }
}
