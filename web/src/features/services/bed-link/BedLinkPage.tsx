import { bedLinkDays } from '@amparo/domain/services/editing/bedLinkDays.ts';
import { Link as Chain, Mail, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Form, useLoaderData, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { errorMessage } from '../../../http-client/errorMessages.ts';
import type { Language } from '../../../i18n/language.ts';
import { withMessages } from '../../../i18n/messages/loadMessages.ts';
import { useMomentText } from '../../../i18n/useMomentText.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { type LoadInput, onDevice, onServer } from '../../../routing/load.ts';
import type { PageHandle } from '../../../routing/pageHandle.ts';
import { hydrateOnLoad, requireSignIn } from '../../../routing/requireSignIn.ts';
import { useFormAnswer } from '../../../routing/useFormAnswer.ts';
import { ActionLink, Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { privateMeta } from '../../../ui/page/pageMeta.ts';
import { SignedInOnly } from '../../../ui/page/SignedInOnly.tsx';
import { serviceIdOf } from '../serviceIdOf.ts';
import styles from './BedLink.module.css';
import { actOnBedLinkOnDevice, actOnBedLinkOnServer, type BedLinkAnswer } from './bedLinkActions.ts';

const load = requireSignIn(async ({ callApi, params, language }: LoadInput) => {
  const { data } = await callApi('GET /services/:id/bed-link', { params: { id: serviceIdOf(params) } });
  return { ...data, language };
});
type BedLinkData = NonNullable<Awaited<ReturnType<typeof load>>>;

export const loader = onServer(load);
export const clientLoader = hydrateOnLoad(withMessages('bedLink', onDevice(load)));
export const action = actOnBedLinkOnServer;
export const clientAction = actOnBedLinkOnDevice;
export const handle: PageHandle<unknown> = { needsSignIn: true, back: () => rarePaths.manageServices() };
export const meta = privateMeta((t) => t('bedLink.share.title'));

/** The link with which the staff of a shelter count its beds without an account: create it, send it, end it. */
export default function BedLinkPage() {
  const t = useTranslations('bedLink.share');
  const data = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} intro={data?.name}>
      <SignedInOnly data={data}>{(data) => <Sharing data={data} />}</SignedInOnly>
    </Page>
  );
}

function Sharing({ data: { name, isPublished, link, language } }: { data: BedLinkData }) {
  const t = useTranslations('bedLink.share');
  const general = useTranslations();
  const moment = useMomentText(language);
  const answer = useFormAnswer<BedLinkAnswer>();
  return (
    <div className={styles.panel}>
      <p>{t('intro', { days: bedLinkDays })}</p>
      {!isPublished && <Notice tone="quiet">{t('notPublished')}</Notice>}
      {answer?.problem && (
        <Notice tone="alert" role="alert">
          {general(errorMessage(answer.problem))}
        </Notice>
      )}
      {answer?.url && link ? (
        <NewLink name={name} url={answer.url} language={language} />
      ) : (
        <p role="status">{link ? t('exists', { name: link.createdBy, date: moment(link.createdAt) }) : t('none')}</p>
      )}
      {link && (
        <ul className={styles.quiet}>
          <li>{t('expires', { date: moment(link.expiresAt) })}</li>
          {link.lastUsedAt && <li>{t('used', { date: moment(link.lastUsedAt) })}</li>}
        </ul>
      )}
      <LinkForm hasLink={link !== null} isNew={Boolean(answer?.url)} />
    </div>
  );
}

/** Creates or replaces the link, unless it is new, and ends it. */
function LinkForm({ hasLink, isNew }: { hasLink: boolean; isNew: boolean }) {
  const t = useTranslations('bedLink.share');
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={styles.ways}>
      {!isNew && (
        <Button type="submit" name="how" value="create" weight={hasLink ? 'outlined' : 'main'} disabled={isSending}>
          {t(hasLink ? 'replace' : 'create')}
        </Button>
      )}
      {hasLink && (
        <Button type="submit" name="how" value="end" weight="outlined" disabled={isSending}>
          {t('end')}
        </Button>
      )}
    </Form>
  );
}

/** The link and the ways to send it. It opens in the language of the person who sends it. */
function NewLink({ name, url, language }: { name: string; url: string; language: Language }) {
  const t = useTranslations('bedLink.share');
  const shown = `${url}&lang=${language}`;
  const text = encodeURIComponent(t('message', { name, url: shown }));
  return (
    <>
      <Notice tone="quiet" role="status">
        {t('created')}
      </Notice>
      <p className={styles.link}>{shown}</p>
      <div className={styles.ways}>
        <ActionLink href={`sms:?&body=${text}`}>
          <MessageSquareText size={20} aria-hidden />
          {t('byText')}
        </ActionLink>
        <ActionLink href={`mailto:?subject=${encodeURIComponent(t('subject', { name }))}&body=${text}`}>
          <Mail size={20} aria-hidden />
          {t('byEmail')}
        </ActionLink>
        <CopyButton text={shown} />
      </div>
    </>
  );
}

/** Without scripts or clipboard access, people can select the link. */
function CopyButton({ text }: { text: string }) {
  const t = useTranslations('bedLink.share');
  const isHydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  if (!isHydrated || !navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    );
  return (
    <Button onClick={copy}>
      <Chain size={20} aria-hidden />
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
