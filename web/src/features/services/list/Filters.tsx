import { audiences } from '@amparo/domain/services/serviceKinds.ts';
import { Check, ChevronDown, Clock, X } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../app/paths.ts';
import { useKeepLanguage } from '../../../language/useKeepLanguage.ts';
import { Chip } from '../../../ui/Chip.tsx';
import styles from './Filters.module.css';
import { changedList, type ListState } from './listState.ts';
import { subTypeChips } from './subTypeChips.ts';

/** Sub-filters of the kind, open ones only, and for whom: all of them links. */
export function Filters({ state }: { state: ListState }) {
  const t = useTranslations('services');
  const keepLanguage = useKeepLanguage();
  const address = (change: Partial<ListState>) => keepLanguage(paths.home(changedList(state, change)));
  return (
    <ul className={styles.filters} aria-label={t('subTypesLabel')}>
      {state.type &&
        subTypeChips(state.type).map((subType) => (
          <li key={subType ?? 'all'}>
            <Chip to={address({ subType })} isChosen={state.subType === subType}>
              {subType ? t(`subTypes.${subType}`) : t('all')}
            </Chip>
          </li>
        ))}
      <li>
        <Chip to={address({ isOpenOnly: !state.isOpenOnly })} isChosen={state.isOpenOnly}>
          {state.isOpenOnly ? <Check size={18} aria-hidden /> : <Clock size={18} aria-hidden />}
          {t('list.openNow')}
        </Chip>
      </li>
      {state.isTopKudos && (
        <li>
          <Chip to={address({ isTopKudos: false })} isChosen>
            {t('list.topKudos')}
            <X size={18} aria-hidden />
          </Chip>
        </li>
      )}
      <li>
        <ForWhom state={state} address={address} />
      </li>
    </ul>
  );
}

interface ForWhomProps {
  state: ListState;
  address: (change: Partial<ListState>) => string;
}

function ForWhom({ state, address }: ForWhomProps) {
  const t = useTranslations('services');
  const whom = state.audience ? t(`audiences.${state.audience}`) : t('list.anyone');
  // Opened by its own state, it closes again once a choice has changed the address.
  return (
    <details key={state.audience} className={styles.whom}>
      <summary className={state.audience ? `${styles.summary} ${styles.chosen}` : styles.summary}>
        {t('list.forWhom', { whom })}
        <ChevronDown size={18} aria-hidden className={styles.arrow} />
      </summary>
      <ul className={styles.choices} aria-label={t('audiencesLabel')}>
        <li>
          <Chip to={address({ audience: null })} isChosen={state.audience === null}>
            {t('list.anyoneChoice')}
          </Chip>
        </li>
        {audiences.map(
          (audience) =>
            audience !== 'ALL' && (
              <li key={audience}>
                <Chip to={address({ audience })} isChosen={state.audience === audience}>
                  {t(`audiences.${audience}`)}
                </Chip>
              </li>
            ),
        )}
      </ul>
    </details>
  );
}
