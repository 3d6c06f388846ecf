import { BadgeCheck, ChevronRight, Flag, Gift, MessageSquare } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { isPlainClick, preload } from '../../../ui/controls/linkEvents.ts';
import { useDialogFromHash } from '../../../ui/dialogs/useDialogFromHash.ts';
import styles from './FeedbackLinks.module.css';
import { type FeedbackKind, type FeedbackSubject, feedbackKinds } from './feedbackSubject.ts';

const loadFeedbackDialog = async () => ({ default: (await import('./FeedbackForm.tsx')).FeedbackDialog });
const FeedbackDialog = lazy(loadFeedbackDialog);

const icons = { connect: MessageSquare, report: Flag, claim: BadgeCheck };

interface LinksProps {
  service: FeedbackSubject['service'] & Shown;
  kinds: (FeedbackKind | 'donate')[];
}

/** Connect, report incorrect info, claim the service (spec §2). The links lead to pages; with scripts they open dialogs. */
export function FeedbackLinks({ service, kinds }: LinksProps) {
  const { open, show, close } = useDialogFromHash(feedbackKinds.filter((kind) => kinds.includes(kind)));
  const shown = kinds.filter((kind) =>
    kind === 'report' ? service.isShowFlag : kind !== 'donate' || service.isShowDonate,
  );
  return (
    <ul className={styles.list}>
      {shown.map((kind) => (
        <li key={kind}>
          {kind === 'donate' ? (
            <DonateLink />
          ) : (
            <FeedbackLink
              subject={{ kind, service }}
              isOpen={open === kind}
              onOpen={() => show(kind)}
              onClose={close}
              className={styles.link}
            >
              <RowContent kind={kind} />
            </FeedbackLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function RowContent({ kind }: { kind: FeedbackKind }) {
  const t = useTranslations('feedback');
  const Icon = icons[kind];
  return (
    <>
      <Icon size={20} aria-hidden className={styles.icon} />
      <span className={styles.label}>{t(`${kind}.link`)}</span>
      <ChevronRight size={20} aria-hidden className={styles.icon} />
    </>
  );
}

/** Reports wrong hours, beside the hours, because they are wrong most often. */
export function ReportHours({ service }: Pick<LinksProps, 'service'>) {
  const t = useTranslations('serviceDetail.hours');
  const { open, show, close } = useDialogFromHash(['report-hours']);
  if (!service.isShowFlag) return null;
  return (
    <FeedbackLink
      subject={{ kind: 'report', service }}
      isOpen={open !== null}
      onOpen={() => show('report-hours')}
      onClose={close}
      className={styles.beside}
    >
      <Flag size={18} aria-hidden />
      {t('report')}
    </FeedbackLink>
  );
}

/** Administrators choose which links a service has (spec §3). */
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
      <span className={styles.label}>{t('donate')}</span>
      <ChevronRight size={20} aria-hidden className={styles.icon} />
    </a>
  );
}

interface Props {
  subject: FeedbackSubject;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  className: string | undefined;
  children: ReactNode;
}

function FeedbackLink({ subject, isOpen, onOpen, onClose, className, children }: Props) {
  const { kind, service } = subject;
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  const wasOpen = useWasOpen(isOpen);
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
        className={className}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload(loadFeedbackDialog)}
      >
        {children}
      </Link>
      {wasOpen && (
        <Suspense>
          <FeedbackDialog subject={subject} isOpen={isOpen} onClose={onClose} opener={link} />
        </Suspense>
      )}
    </>
  );
}

/** An opened dialog stays rendered, so that it still contains what was typed when it opens again. */
function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}
