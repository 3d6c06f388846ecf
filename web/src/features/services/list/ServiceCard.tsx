import { Heart, Navigation, Phone } from 'lucide-react';
import { lazy, type MouseEvent, type MouseEventHandler, memo, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { loadWithMessages } from '../../../i18n/messages/loadMessages.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { phoneHref } from '../../../ui/cards/phoneHref.ts';
import { isPlainClick } from '../../../ui/controls/linkEvents.ts';
import { ActionLabel, VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { BedsLine } from '../BedsLine.tsx';
import { DistanceAndCity } from '../DistanceAndCity.tsx';
import { OpenStatusLine } from '../OpenStatusLine.tsx';
import type { ServiceCardData } from '../serviceCard.ts';
import { CardStar } from '../star/FavoriteStar.tsx';
import styles from './ServiceCard.module.css';
import { TypeMark } from './TypeIcon.tsx';
import { useAudienceNames } from './useAudienceNames.ts';

/** Loaded after a tap on the directions. Without it, and without scripts, the maps app chooses the way to travel. */
const loadCardTravel = () => loadWithMessages('serviceDetail', import('../travel/CardTravel.tsx'));
const CardTravel = lazy(loadCardTravel);

interface Props {
  card: ServiceCardData;
  now: string;
  /** False where the list has its own button for favorites. */
  hasStar?: boolean;
  children?: ReactNode;
}

/** Name, open status, distance, beds, summary, kudos: in the order in which people need them. */
export const ServiceCard = memo(function ServiceCard({ card, now, hasStar = true, children }: Props) {
  const t = useTranslations('services.card');
  const keepLanguage = useKeepLanguage();
  const { beds } = card;
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        {card.mainType && <TypeMark type={card.mainType} />}
        <h2 className={styles.name}>
          <Link to={keepLanguage(paths.service(card.id))}>{card.name}</Link>
        </h2>
      </div>
      <div className={styles.facts}>
        <OpenStatusLine status={card.openStatus} />
        <p className={styles.where}>
          <DistanceAndCity service={card} />
        </p>
        {card.likes > 0 && (
          <p className={styles.kudos}>
            <Heart size={14} aria-hidden /> {t('kudos', { count: card.likes })}
          </p>
        )}
      </div>
      {beds && <BedsLine beds={beds} now={now} />}
      <OffersAndAudiences card={card} />
      <Actions card={card} hasStar={hasStar} />
      {children}
    </Card>
  );
});

/** What people get there. Who may come is first, so that it is not cut. */
function OffersAndAudiences({ card: { audiences, offers, summary } }: { card: ServiceCardData }) {
  const t = useTranslations('services');
  const namesOf = useAudienceNames();
  const more = (count: number) => count > 0 && `\u00a0· ${t('card.more', { count })}`;
  const audienceNames = audiences.length > 0 && <b>{namesOf(audiences)} · </b>;
  return (
    <>
      {offers && (
        <p className={styles.offers}>
          <span>
            {audienceNames}
            {offers.text}
          </span>
          <span className={styles.four}>
            {offers.rest}
            {more(offers.moreAfterFour)}
          </span>
          <span className={styles.few}>{more(offers.moreAfterText)}</span>
        </p>
      )}
      {summary.text && (
        <p className={styles.summary}>
          {!offers && audienceNames}
          <span lang={summary.otherLanguage ?? undefined}>{summary.text}</span>
        </p>
      )}
    </>
  );
}

function Actions({ card, hasStar }: Pick<Props, 'card'> & { hasStar: boolean }) {
  const [isTravelShown, setIsTravelShown] = useState(false);
  const showTravel = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await loadCardTravel();
      setIsTravelShown(!isTravelShown);
    } catch {
      window.location.assign(href);
    }
  };
  return (
    <>
      <div className={styles.actions}>
        <CardLinks card={card} isTravelShown={isTravelShown} onDirections={showTravel} />
        {hasStar && <CardStar id={card.id} name={card.name} />}
      </div>
      {isTravelShown && card.directions && (
        <Suspense>
          <CardTravel directions={card.directions} name={card.name} />
        </Suspense>
      )}
    </>
  );
}

interface LinksProps {
  card: ServiceCardData;
  isTravelShown: boolean;
  onDirections: MouseEventHandler<HTMLAnchorElement>;
}

/** The phone number is readable, because the computers of libraries cannot dial. */
function CardLinks({ card: { phone, name, directions }, isTravelShown, onDirections }: LinksProps) {
  const t = useTranslations('services.card');
  const href = phoneHref(phone);
  return (
    <>
      {href && (
        <a href={href} className={`${styles.action} ${styles.phone}`}>
          <Phone size={18} aria-hidden />
          <span>
            <VisuallyHidden>{t('call')} </VisuallyHidden>
            {phone}
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        </a>
      )}
      {directions && (
        <a
          href={directions}
          rel="noreferrer"
          className={styles.action}
          onClick={onDirections}
          aria-expanded={isTravelShown || undefined}
        >
          <Navigation size={18} aria-hidden />
          <ActionLabel action={t('directions')} name={name} />
        </a>
      )}
    </>
  );
}
