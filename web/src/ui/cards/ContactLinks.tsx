import { Mail, Phone, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { ActionLink } from '../controls/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ContactLinks.module.css';
import { phoneHref } from './phoneHref.ts';

interface Props {
  name: string;
  phone: string;
  extension: string;
  mobile?: string;
  fax?: string;
  email: string;
}

/** Links to call and to email. The buttons show the numbers, so that people can dial on another phone. */
export function ContactLinks({ name, phone, extension, mobile = '', fax = '', email }: Props) {
  const t = useTranslations('contact');
  const withExtension = extension ? `${phone} ${t('extension', { extension })}` : phone;
  return (
    <div className={styles.links}>
      <CallLink isMain label={t('call', { name })} number={withExtension} />
      <CallLink label={t('callMobile', { name })} number={mobile} />
      {email && (
        <ActionLink href={`mailto:${email}`} className={styles.link}>
          <Mail size={18} aria-hidden />
          <span>
            <VisuallyHidden>{t('write', { name })}: </VisuallyHidden>
            {email}
          </span>
        </ActionLink>
      )}
      {fax && <p className={styles.fax}>{t('fax', { number: fax })}</p>}
    </div>
  );
}

function CallLink({ isMain = false, label, number }: { isMain?: boolean; label: string; number: string }) {
  const href = phoneHref(number);
  const Icon = isMain ? Phone : Smartphone;
  if (!href) return number ? <p>{number}</p> : null;
  return (
    <ActionLink weight={isMain ? 'main' : 'quiet'} href={href} className={styles.link}>
      <Icon size={18} aria-hidden />
      <span>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {number}
      </span>
    </ActionLink>
  );
}
