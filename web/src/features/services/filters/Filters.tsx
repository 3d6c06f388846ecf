import { Check, Clock, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { ChipPanel } from '../../../ui/controls/ChipPanel.tsx';
import { changedList, type ListState } from '../list/listState.ts';
import type { HomeData } from '../list/loadHome.ts';
import { useAudienceNames } from '../list/useAudienceNames.ts';
import { OpenNearMe } from '../near/OpenNearMe.tsx';
import { AudienceForm } from './AudienceForm.tsx';
import styles from './Filters.module.css';
import { subTypeChips } from './subTypeChips.ts';

/** Loaded only for searches that name a time. */
const TimeText = lazy(() => import('./TimeText.tsx'));

/** Open near me, sub-types, open-only, free beds, and audience. They work without scripts. */
export function Filters({ home: { state, place, time, now } }: { home: HomeData }) {
  const t = useTranslations('services');
  const keepLanguage = useKeepLanguage();
  const address = (change: Partial<ListState>) => keepLanguage(paths.home(changedList(state, change)));
  const openAt = state.openAt ?? time?.openAt;
  const isOpen = state.isOpenOnly || time?.isOpen === true;
  return (
    <ul className={styles.filters} aria-label={t('subTypesLabel')}>
      {!(state.isOpenOnly && place) && (
        <li>
          <OpenNearMe state={state} place={place} />
        </li>
      )}
      {state.type &&
        subTypeChips(state.type).map((subType) => (
          <Filter key={subType ?? 'all'} to={address({ subType })} isChosen={state.subType === subType}>
            {subType ? t(`subTypes.${subType}`) : t('all')}
          </Filter>
        ))}
      <Filter to={address(time?.isOpen ? { isAnyTime: true } : { isOpenOnly: !isOpen })} isChosen={isOpen}>
        {isOpen ? <Check size={18} aria-hidden /> : <Clock size={18} aria-hidden />}
        {t('list.openNow')}
      </Filter>
      {state.type === 'SHELTER' && (
        <Filter to={address({ hasFreeBeds: !state.hasFreeBeds })} isChosen={state.hasFreeBeds}>
          {t('list.freeBeds')}
        </Filter>
      )}
      {openAt && (
        <Removable to={address(state.openAt ? { openAt: null } : { isAnyTime: true })}>
          <Suspense>
            <TimeText openAt={openAt} now={now} />
          </Suspense>
        </Removable>
      )}
      {state.isTopKudos && <Removable to={address({ isTopKudos: false })}>{t('list.mostKudos')}</Removable>}
      <AudienceFilter state={state} />
    </ul>
  );
}

interface FilterProps {
  to: string;
  isChosen: boolean;
  children: ReactNode;
}

function Filter({ to, isChosen, children }: FilterProps) {
  return (
    <li>
      <Chip to={to} isChosen={isChosen}>
        {children}
      </Chip>
    </li>
  );
}

function Removable({ to, children }: Pick<FilterProps, 'to' | 'children'>) {
  return (
    <Filter to={to} isChosen>
      {children}
      <X size={18} aria-hidden />
    </Filter>
  );
}

/** The audience chip with the choices. On a phone it opens a sheet. */
function AudienceFilter({ state }: { state: ListState }) {
  const t = useTranslations('services');
  const inside = useRef<HTMLDivElement>(null);
  const { audiences } = state;
  const namesOf = useAudienceNames();
  const label = audiences.length > 0 ? t('list.forAudiences', { audiences: namesOf(audiences) }) : t('list.forAnyone');
  const close = () => inside.current?.closest('details')?.removeAttribute('open');
  return (
    <li>
      <ChipPanel label={label} isNarrowed={audiences.length > 0} className={styles.sheet}>
        <div ref={inside}>
          <AudienceForm key={audiences.join()} state={state} onDone={close} />
        </div>
      </ChipPanel>
    </li>
  );
}
