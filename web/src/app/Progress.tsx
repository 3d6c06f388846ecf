import { useNavigation } from 'react-router';
import styles from './Progress.module.css';

/** Another page was asked for and takes its time: the eye is told; what comes then is told by its heading. */
export function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.way} aria-hidden />;
}
