import { type ServiceType, serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { LayoutGrid } from 'lucide-react';
import { Link, useNavigation, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../paths.ts';
import type { RootData } from '../../../routing/rootData.ts';
import { changedList, type ListState } from '../list/listState.ts';
import { typeIcons } from '../list/TypeIcon.tsx';
import styles from './TypeTabs.module.css';

/** The tab bar: at the bottom of a phone, under the search on wider screens. While searching, All comes before the kinds. */
export function TypeTabs({ state }: { state: ListState }) {
  const t = useTranslations('services');
  const keepLanguage = useKeepLanguage();
  const address = (type: ServiceType | null) => keepLanguage(paths.home(changedList(state, { type })));
  const loading = useLoadingList();
  const root = useRouteLoaderData<RootData>('root');
  return (
    <nav className={styles.tabs} aria-label={t('kindsLabel')}>
      <ul className={state.q === '' ? styles.row : `${styles.row} ${styles.six}`}>
        {state.q !== '' && (
          <Tab to={address(null)} icon={LayoutGrid} isChosen={state.type === null} loading={loading} label={t('all')} />
        )}
        {(root?.look.tabs ?? serviceTypes).map((type) => (
          <Tab
            key={type}
            to={address(type)}
            icon={typeIcons[type]}
            isChosen={state.type === type}
            loading={loading}
            label={t(`kinds.${type}`)}
          />
        ))}
      </ul>
    </nav>
  );
}

/** The address of the list that is loading, or null. */
function useLoadingList(): string | null {
  const { location } = useNavigation();
  return location?.pathname === paths.home() ? location.pathname + location.search : null;
}

interface TabProps {
  to: string;
  icon: typeof LayoutGrid;
  isChosen: boolean;
  loading: string | null;
  label: string;
}

/** Highlights the tapped tab at once. `aria-current` changes only when its list is shown. */
function Tab({ to, icon: Icon, isChosen, loading, label }: TabProps) {
  const isHighlighted = loading === null ? isChosen : loading === to;
  return (
    <li className={styles.cell}>
      <Link
        to={to}
        className={isHighlighted ? `${styles.tab} ${styles.highlighted}` : styles.tab}
        aria-current={isChosen ? 'page' : undefined}
      >
        <Icon size={22} aria-hidden />
        <span>{label}</span>
      </Link>
    </li>
  );
}
