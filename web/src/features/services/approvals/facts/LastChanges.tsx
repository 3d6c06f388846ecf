import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { callApi } from '../../../../http-client/callApi.ts';
import type { Language } from '../../../../i18n/language.ts';
import { MessagesProvider } from '../../../../i18n/messages/lazyWithMessages.tsx';
import { withMessages } from '../../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../../rarePaths.ts';
import { useAuthorText } from '../../changes/log/ChangeBody.tsx';
import { ChangedFields } from '../../changes/log/ChangedFields.tsx';
import { changeMessages } from '../../changes/log/loadChanges.ts';

/** At most this many changes fit beside a table. */
const most = 5;

const loadChanges = withMessages(changeMessages, async (id: string): Promise<ServiceChange[]> => {
  const query = { limit: most, skip: 0 };
  return (await callApi('GET /services/:id/changes', { params: { id }, query })).data;
});

/** What changed in a waiting service since it was added, newest first. */
export function LastChanges({ id, name, language }: { id: string; name: string; language: Language }) {
  const t = useTranslations('approvals.facts');
  const keepLanguage = useKeepLanguage();
  const changes = useChanges(id);
  return (
    <section aria-label={t('changes')}>
      <h3>{t('changes')}</h3>
      <MessagesProvider>
        {changes?.map((change) => (
          <Change key={change.id} change={change} language={language} />
        ))}
      </MessagesProvider>
      <Link to={keepLanguage(rarePaths.changes({ service: name }))}>{t('allChanges')}</Link>
    </section>
  );
}

/** Null until they are loaded, or if they cannot be: the link leads to all changes. */
function useChanges(id: string): ServiceChange[] | null {
  const [changes, setChanges] = useState<ServiceChange[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadChanges(id).then(
      (loaded) => isCurrent && setChanges(loaded.filter(({ kind }) => kind !== 'created')),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return changes;
}

function Change({ change, language }: { change: ServiceChange; language: Language }) {
  const t = useTranslations('changes');
  const { kind, user, way, at } = change;
  const who = useAuthorText()({ user, way });
  return (
    <>
      <p className="table-note">{[t(`kinds.${kind}`), useMomentText(language)(at), who].join(' · ')}</p>
      <ChangedFields change={change} />
    </>
  );
}
