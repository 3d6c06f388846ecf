import type { Service } from '@amparo/domain/services/service.ts';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../i18n/language.ts';
import { Card } from '../../../../ui/cards/Card.tsx';
import { BedsLine } from '../../BedsLine.tsx';
import { BeforeYouGo } from '../../detail/BeforeYouGo.tsx';
import { Contact } from '../../detail/Contact.tsx';
import { Hours } from '../../detail/hours/Hours.tsx';
import { serviceDetail } from '../../detail/serviceDetail.ts';
import { TextInLanguage } from '../../detail/TextInLanguage.tsx';
import { OpenStatusLine } from '../../OpenStatusLine.tsx';
import styles from './PublicView.module.css';

interface Props {
  service: Service;
  language: Language;
  now: string;
}

/** A service as the public sees it: its card in the list, and the sections of its page. */
export function PublicView({ service, language, now }: Props) {
  const t = useTranslations('services');
  const detailText = useTranslations('serviceDetail');
  const detail = serviceDetail(service, language, now);
  const kinds = [
    ...detail.type.map((type) => t(`kinds.${type}`)),
    ...detail.subTypes.map((one) => t(`subTypes.${one}`)),
  ];
  return (
    <div className={styles.view}>
      <Card>
        <p className={styles.name}>{detail.name || '…'}</p>
        {detail.alternateNames && (
          <p className={styles.soft}>{detailText('alsoKnownAs', { names: detail.alternateNames })}</p>
        )}
        <OpenStatusLine status={detail.openStatus} />
        <p className={styles.soft}>{detail.city}</p>
        {detail.beds && <BedsLine beds={detail.beds} now={now} />}
        <p lang={detail.summary.otherLanguage ?? undefined}>{detail.summary.text}</p>
      </Card>
      <p className={styles.soft}>{kinds.join(' · ')}</p>
      {detail.alert && <p lang={detail.alert.message.otherLanguage ?? undefined}>{detail.alert.message.text}</p>}
      {/* The card above has the summary already. */}
      {detail.about.text !== detail.summary.text && <TextInLanguage content={detail.about} />}
      <Hours service={detail} id="public-hours" />
      <Contact service={detail} id="public-contact" />
      <BeforeYouGo service={detail} id="public-before" />
    </div>
  );
}
