import type { CrisisLine } from '@amparo/domain/crisis-lines/crisisLine.ts';
import { Phone } from 'lucide-react';
import styles from './DangerHint.module.css';
import { phoneHref } from './phoneHref.ts';

interface Props {
  hint: { text: string; language: string; crisisLines: readonly Pick<CrisisLine, 'id' | 'name' | 'phone'>[] };
}

/** One calm line above an answer if the words may describe a danger: a question, and the numbers to call. */
export default function DangerHint({ hint: { text, language, crisisLines } }: Props) {
  return (
    <aside className={styles.hint} aria-label={text}>
      <span lang={language}>{text}</span>
      <span className={styles.lines}>
        {crisisLines.map(({ id, name, phone }) => {
          const href = phoneHref(phone);
          return (
            href && (
              <a key={id} className={styles.line} href={href}>
                <Phone size={18} aria-hidden />
                <span className={styles.text}>
                  <b>{phone}</b> {name !== phone && name}
                </span>
              </a>
            )
          );
        })}
      </span>
    </aside>
  );
}
