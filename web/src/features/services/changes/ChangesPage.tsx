import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sideMenuScreen, useMediaQuery } from '../../../browser/mediaQuery.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad } from '../../../routing/requireSignIn.ts';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import tableStyles from '../../../ui/table/table.css?url';
import { AccountLog } from './AccountLog.tsx';
import { Changes } from './Changes.tsx';
import { DirectoryLog } from './DirectoryLog.tsx';
import styles from './log/Changes.module.css';
import { accountLogPath, changeMessages, directoryLogPath, loadHistory } from './log/loadChanges.ts';

export const loader = onServer(loadHistory);
export const clientLoader = hydrateOnLoad(
  withMessages([...changeMessages, 'editForm', 'table'], onDevice(loadHistory)),
);
export const handle: PageHandle<unknown> = { needsSignIn: true };
export const links = () => [{ rel: 'stylesheet', href: tableStyles }];
export const meta = privateMeta((t) => t('changes.title'));

const intros = { services: 'intro', directories: 'directoryLog.intro', accounts: 'accountLog.intro' } as const;

/** The change log: who changed which field, when, and its earlier value (rules.md §3). Beside it, the log of accounts. */
export default function ChangesPage() {
  const t = useTranslations('changes');
  const data = useLoaderData<typeof loader>();
  // A table starts as high as possible.
  const isTable = useMediaQuery(sideMenuScreen, false) && data !== null;
  return (
    <Page title={t('title')} {...(isTable ? {} : { intro: t(intros[data?.log ?? 'services']) })}>
      <SignedInOnly data={data}>
        {(data) => (
          <>
            <div className={isTable ? 'table-tabs' : undefined}>
              <Tabs chosen={data.log} />
            </div>
            {data.log === 'accounts' && <AccountLog data={data} />}
            {data.log === 'directories' && <DirectoryLog data={data} />}
            {data.log === 'services' && <Changes data={data} />}
          </>
        )}
      </SignedInOnly>
    </Page>
  );
}

/** Links, so that they work without scripts and with the back button. */
function Tabs({ chosen }: { chosen: keyof typeof intros }) {
  const t = useTranslations('changes.tabs');
  const keepLanguage = useKeepLanguage();
  return (
    <nav aria-label={t('label')} className={styles.tabs}>
      <Chip to={keepLanguage(rarePaths.changes())} isChosen={chosen === 'services'}>
        {t('services')}
      </Chip>
      <Chip to={keepLanguage(directoryLogPath(null))} isChosen={chosen === 'directories'}>
        {t('directories')}
      </Chip>
      <Chip to={keepLanguage(accountLogPath(null))} isChosen={chosen === 'accounts'}>
        {t('accounts')}
      </Chip>
    </nav>
  );
}
