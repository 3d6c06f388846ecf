import { ChevronDown, MessageSquareText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ActionLink } from '../../ui/controls/Button.tsx';
import styles from './CrisisLineRow.module.css';
import { LineFacts } from './card/CrisisLineCard.tsx';
import type { CrisisLineCardData } from './card/toCrisisLineCard.ts';

interface Props {
  line: CrisisLineCardData;
  /** A short name for the lines at the top of the page. */
  title?: string;
  /** The actions of its editors. */
  actions?: ReactNode;
}

/** A crisis line in one row with large buttons. A tap on its name shows the rest, which is always printed. */
export function CrisisLineRow({ line, title = line.name, actions }: Props) {
  const { calls, text } = line;
  const [call, ...otherCalls] = calls;
  const numbers = [
    call && [call.number, call.press && `(${call.press})`].filter(Boolean).join(' '),
    !call && text?.number,
  ];
  return (
    <article className={styles.row}>
      <details className={title === line.name ? styles.details : `${styles.details} ${styles.isShort}`}>
        <summary className={styles.summary}>
          <span>
            <h3 className={styles.title}>{title}</h3>
            <span className={styles.number}>{numbers.filter(Boolean).join(' ')}</span>
          </span>
          <ChevronDown size={18} aria-hidden className={styles.chevron} />
        </summary>
      </details>
      <Ways line={line} />
      <div className={styles.more}>
        {title !== line.name && <p className={styles.name}>{line.name}</p>}
        <LineFacts line={{ ...line, calls: otherCalls }} />
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** The buttons of the first number and of text messages. */
function Ways({ line }: { line: CrisisLineCardData }) {
  const t = useTranslations('crisisLines');
  const { name, calls, text } = line;
  const [call] = calls;
  const callText =
    call &&
    (call.press ? t('callThenPress', { number: call.number, digit: call.press }) : t('call', { number: call.number }));
  return (
    <div className={styles.ways}>
      {call && (
        <ActionLink weight="main" href={call.href} className={styles.way} aria-label={`${callText}: ${name}`}>
          <Phone size={18} aria-hidden />
          {t('callShort')}
        </ActionLink>
      )}
      {text && (
        <ActionLink
          weight={call ? 'quiet' : 'main'}
          href={text.href}
          className={styles.way}
          aria-label={`${t('text', text)}: ${name}`}
        >
          <MessageSquareText size={18} aria-hidden />
          {t('textShort')}
        </ActionLink>
      )}
    </div>
  );
}
