import { BadgeCheck, ChevronRight, Flag, Gift, MessageSquare } from 'lucide-react';
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { isPlainClick, preload } from '../../../ui/controls/linkEvents.ts';
import { useDialogFromHash } from '../../../ui/dialogs/useDialogFromHash.ts';
import styles from './FeedbackLinks.module.css';
import { feedbackKinds } from './feedbackKinds.ts';
import type { FeedbackSubject } from './feedbackSubject.ts';
import { FeedbackDialog, loadFeedbackDialog } from './lazyFeedback.ts';

const icons = { connect: MessageSquare, report: Flag, claim: BadgeCheck };

/** Connect, report incorrect info, claim the service (spec §2): links to pages, which open over this one where they can. */
export function FeedbackLinks({ service }: { service: FeedbackSubject['service'] & Shown }) {
  const t = useTranslations('feedback');
  const { open, show, close } = useDialogFromHash(feedbackKinds);
  const kinds = feedbackKinds.filter((kind) => kind !== 'report' || service.isShowFlag);
  return (
    <section className={styles.section} aria-labelledby="tell">
      <h2 id="tell">{t('heading')}</h2>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <FeedbackLink
              subject={{ kind, service }}
              isOpen={open === kind}
              onOpen={() => show(kind)}
              onClose={close}
            />
          </li>
        ))}
        {service.isShowDonate && (
          <li>
            <DonateLink />
          </li>
        )}
      </ul>
    </section>
  );
}

/** What administrators say of each service (spec §3). */
interface Shown {
  isShowFlag: boolean;
  isShowDonate: boolean;
}

function DonateLink() {
  const t = useTranslations('feedback');
  const { region } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <a href={region?.donateUrl} rel="noreferrer" className={styles.link}>
      <Gift size={20} aria-hidden className={styles.icon} />
      <span className={styles.words}>{t('donate')}</span>
      <ChevronRight size={20} aria-hidden className={styles.icon} />
    </a>
  );
}

interface Props {
  subject: FeedbackSubject;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

function FeedbackLink({ subject, isOpen, onOpen, onClose }: Props) {
  const { kind, service } = subject;
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useWasOpen(isOpen);
  const Icon = icons[kind];
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await loadFeedbackDialog();
      onOpen();
    } catch {
      showToast({ text: t('errors.UNREACHABLE'), kind: 'error' });
    }
  };
  return (
    <>
      <Link
        ref={link}
        to={keepLanguage(paths.feedback(kind, service.id))}
        className={styles.link}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload(loadFeedbackDialog)}
      >
        <Icon size={20} aria-hidden className={styles.icon} />
        <span className={styles.words}>{t(`feedback.${kind}.link`)}</span>
        <ChevronRight size={20} aria-hidden className={styles.icon} />
      </Link>
      {wasOpen && (
        <Suspense>
          <FeedbackDialog subject={subject} isOpen={isOpen} onClose={onClose} opener={link} />
        </Suspense>
      )}
    </>
  );
}

/** Once opened a dialog stays, so that what was typed is there when it is opened again. */
function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}
