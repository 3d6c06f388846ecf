import { useEffect, useRef } from 'react';
import {
  type ClientActionFunctionArgs,
  Form,
  redirect,
  redirectDocument,
  useActionData,
  useNavigation,
  useSearchParams,
} from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { useHydrated } from '../../browser/useHydrated.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { withMessages } from '../../i18n/messages/loadMessages.ts';
import { paths } from '../../paths.ts';
import { assertSameOrigin } from '../../routing/assertSameOrigin.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { privateMeta } from '../../ui/page/pageMeta.ts';
import { removeFromPhone } from './removeFromPhone.ts';
import { StoringChoice } from './StoringChoice.tsx';
import { StreetsChoice } from './StreetsChoice.tsx';
import styles from './ThisPhonePage.module.css';
import { WaitingList } from './WaitingList.tsx';

export const loader = async () => null;
export const clientLoader = withMessages('thisPhone', async () => null);
export const meta = privateMeta((t) => t('thisPhone.title'));

/** Deletes what the browser stored, also cookies that no script can see. */
export function action({ request }: { request: Request }) {
  assertSameOrigin(request);
  return redirect(`${paths.thisPhone()}?removed=yes`, {
    headers: { 'clear-site-data': '"cache", "cookies", "storage"' },
  });
}

/**
 * Works without a network too; the server then deletes nothing more. With a network, a new document follows: this one
 * still has in memory what was removed.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const language = pageLanguage();
  await removeFromPhone();
  const isReached = await serverAction().then(
    () => true,
    (reason: unknown) => reason instanceof Response,
  );
  return isReached ? redirectDocument(`${paths.thisPhone()}?removed=yes&lang=${language}`) : { isRemoved: true };
}

/** What this device stores for the visitor: messages that wait, and a button that removes everything. */
export default function ThisPhonePage() {
  const t = useTranslations('thisPhone');
  const isHydrated = useHydrated();
  const language = useLocale();
  const [search] = useSearchParams();
  const isRemoved = useActionData<{ isRemoved: boolean }>()?.isRemoved || search.has('removed');
  return (
    <Page title={t('title')} intro={t('intro')}>
      {isRemoved && <Removed />}
      {isHydrated && !isRemoved && (
        <section className={styles.section}>
          <h2>{t('outbox.title')}</h2>
          <WaitingList language={language} />
        </section>
      )}
      {isHydrated && !isRemoved && <StoringChoice />}
      {isHydrated && !isRemoved && <StreetsChoice />}
      {!isRemoved && <Stored />}
      {!isRemoved && <Install />}
    </Page>
  );
}

function Removed() {
  const t = useTranslations('thisPhone.remove');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="quiet" role="status">
        {t('done')}
      </Notice>
    </div>
  );
}

/** Only on this page, so that no offer ever interrupts a task. */
function Install() {
  const t = useTranslations('thisPhone.install');
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <ul className={styles.stored}>
        {(['ios', 'android', 'computer'] as const).map((device) => (
          <li key={device}>{t(device)}</li>
        ))}
      </ul>
    </section>
  );
}

const storedKinds = ['favorites', 'choices', 'messages', 'unfinished', 'account', 'copies'] as const;

function Stored() {
  const t = useTranslations('thisPhone');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <section className={styles.section}>
      <h2>{t('stored.title')}</h2>
      <ul className={styles.stored}>
        {storedKinds.map((kind) => (
          <li key={kind}>{t(`stored.${kind}`)}</li>
        ))}
      </ul>
      <h2>{t('remove.title')}</h2>
      <p>{t('remove.text')}</p>
      <Form method="post" className={styles.buttons}>
        <Button type="submit" weight="main" disabled={isBusy}>
          {t('remove.button')}
        </Button>
      </Form>
    </section>
  );
}
