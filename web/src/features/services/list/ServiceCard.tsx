import { Heart, Navigation, Phone } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { phoneHref } from '../../../ui/cards/phoneHref.ts';
import { SampleMark } from '../../../ui/cards/SampleMark.tsx';
import { ActionLink } from '../../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { BedsLine } from '../BedsLine.tsx';
import { DistanceAndCity } from '../DistanceAndCity.tsx';
import { OpenStatusLine } from '../OpenStatusLine.tsx';
import type { ServiceCardData } from '../serviceCard.ts';
import styles from './ServiceCard.module.css';

interface Props {
  card: ServiceCardData;
  now: string;
  children?: ReactNode;
}

/** Name, open status, distance, beds, summary, kudos: in the order in which people need them. */
export const ServiceCard = memo(function ServiceCard({ card, now, children }: Props) {
  const t = useTranslations('services.card');
  const keepLanguage = useKeepLanguage();
  const { summary, beds } = card;
  return (
    <Card className={styles.card}>
      <h2 className={styles.name}>
        <Link to={keepLanguage(paths.service(card.id))}>{card.name}</Link>
      </h2>
      <OpenStatusLine status={card.openStatus} />
      <p className={styles.where}>
        <DistanceAndCity service={card} />
      </p>
      {beds && <BedsLine beds={beds} now={now} />}
      {summary.text && (
        <p className={styles.summary} lang={summary.otherLanguage ?? undefined}>
          {summary.text}
        </p>
      )}
      {card.isSample && <SampleMark>{t('sample')}</SampleMark>}
      {card.likes > 0 && (
        <p className={styles.kudos}>
          <Heart size={16} aria-hidden /> {t('kudos', { count: card.likes })}
        </p>
      )}
      <CardActions card={card} />
      {children}
    </Card>
  );
});

function CardActions({ card }: { card: ServiceCardData }) {
  const t = useTranslations('services.card');
  const href = phoneHref(card.phone);
  if (!href && !card.directions) return null;
  return (
    <p className={styles.actions}>
      {href && (
        <ActionLink weight="main" href={href} className={styles.action}>
          <Phone size={18} aria-hidden />
          <span>
            {t('call')}
            <VisuallyHidden> {card.name}</VisuallyHidden>
          </span>
        </ActionLink>
      )}
      {card.directions && (
        <ActionLink href={card.directions} rel="noreferrer" className={styles.action}>
          <Navigation size={18} aria-hidden />
          <span>
            {t('directions')}
            <VisuallyHidden>: {card.name}</VisuallyHidden>
          </span>
        </ActionLink>
      )}
    </p>
  );
}
