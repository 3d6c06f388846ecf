import { Clock, ExternalLink, MapPin, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { InLanguage } from '../../../i18n/inLanguage.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import { ActionLabel } from '../../../ui/VisuallyHidden.tsx';
import styles from './CrisisLineCard.module.css';
import type { CallNumber } from './callNumbers.ts';
import type { CrisisLineCardData } from './toCrisisLineCard.ts';

interface Props {
  line: CrisisLineCardData;
  /** The actions of its editors. */
  actions?: ReactNode;
}

/** A crisis line with its hours and large contact buttons, because the person may tremble. */
export function CrisisLineCard({ line, actions }: Props) {
  return (
    <Card className={line.isUrgent ? styles.urgent : undefined}>
      <h3 className={styles.name}>{line.name}</h3>
      <LineFacts line={line} />
      {actions}
    </Card>
  );
}

/** What a line is for, when and where it answers, and how to reach it. */
export function LineFacts({ line }: { line: CrisisLineCardData }) {
  const t = useTranslations('crisisLines');
  return (
    <>
      <p lang={line.description.otherLanguage ?? undefined}>{line.description.text}</p>
      {line.hours.text && (
        <Fact icon={<Clock size={16} aria-hidden />} lang={line.hours.otherLanguage}>
          {line.hours.text}
        </Fact>
      )}
      {line.area.text && (
        <Fact icon={<MapPin size={16} aria-hidden />} lang={line.area.otherLanguage}>
          {t('where', { area: line.area.text })}
        </Fact>
      )}
      <Ways line={line} />
    </>
  );
}

function Fact({ icon, lang, children }: { icon: ReactNode; lang: InLanguage['otherLanguage']; children: ReactNode }) {
  return (
    <p className={styles.fact} lang={lang ?? undefined}>
      {icon}
      <span>{children}</span>
    </p>
  );
}

function Ways({ line: { name, calls, text, chat, website } }: { line: CrisisLineCardData }) {
  const t = useTranslations('crisisLines');
  return (
    <p className={styles.ways}>
      {calls.map((call) => (
        <Call key={call.number} call={call} name={name} />
      ))}
      {text && (
        <ActionLink weight={calls.length === 0 ? 'main' : 'quiet'} href={text.href} className={styles.way}>
          <MessageSquareText size={20} aria-hidden />
          <ActionLabel action={t('text', { number: text.number })} name={name} />
        </ActionLink>
      )}
      {chat && (
        <ActionLink href={chat.href} rel="noreferrer" className={styles.way}>
          <MessageCircle size={20} aria-hidden />
          <ActionLabel action={t('chat')} name={name} />
        </ActionLink>
      )}
      {website && (
        <a href={website.href} rel="noreferrer" className={styles.website}>
          <ExternalLink size={18} aria-hidden />
          <span>{website.label}</span>
        </a>
      )}
    </p>
  );
}

function Call({ call: { number, href, press }, name }: { call: CallNumber; name: string }) {
  const t = useTranslations('crisisLines');
  return (
    <ActionLink weight="main" href={href} className={styles.way}>
      <Phone size={20} aria-hidden />
      <ActionLabel action={press ? t('callThenPress', { number, digit: press }) : t('call', { number })} name={name} />
    </ActionLink>
  );
}
