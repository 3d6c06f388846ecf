import { LocateFixed } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { keepPlace, type Place } from '../../../browser/storage/place.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import chipStyles from '../../../ui/controls/Chip.module.css';
import { isPlainClick } from '../../../ui/controls/linkEvents.ts';
import { changedList, type ListState } from '../list/listState.ts';

/**
 * Leads to the places that are open now, nearest first. Without a place it asks the device for its position. If that
 * fails, and without scripts, the person chooses a town on the location page and returns to the list.
 */
export function OpenNearMe({ state, place }: { state: ListState; place: Place | null }) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const list = keepLanguage(paths.home(changedList(state, { isOpenOnly: true, isTopKudos: false })));
  const placePage = keepLanguage(paths.location(list));
  const ask = async (event: MouseEvent) => {
    if (place || !isPlainClick(event)) return;
    event.preventDefault();
    setIsAsking(true);
    const { requestPosition } = await import('../../../browser/geolocation.ts');
    const result = await requestPosition();
    setIsAsking(false);
    if (result.kind === 'found') keepPlace(result.place);
    void navigate(result.kind === 'found' ? list : placePage);
  };
  return (
    <Link
      to={place ? list : placePage}
      className={`${chipStyles.chip} ${chipStyles.main}`}
      onClick={ask}
      aria-busy={isAsking}
    >
      <LocateFixed size={18} aria-hidden />
      {isAsking ? t('shell.locating') : t('services.list.openNearMe')}
    </Link>
  );
}
