import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { revealField } from '../../../../ui/forms/FormAlert.tsx';
import type { ServiceFormData } from '../../form/loadForm.ts';
import ServiceForm from '../../form/ServiceForm.tsx';
import styles from './EditPanel.module.css';

interface Props {
  service: { id: string; name: string };
  /** The field that the person wants to fill in. */
  field: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits a service beside the list. What is not saved stays on the device, as in the form on its own page. */
export default function EditPanel({ service: { id, name }, field, onSaved, onClose }: Props) {
  const t = useTranslations('manage.panel');
  const keepLanguage = useKeepLanguage();
  const address = keepLanguage(paths.editService(id));
  const { load, data } = useFetcher<ServiceFormData | null>();
  useEffect(() => void load(address), [load, address]);
  const isLoaded = data?.service?.id === id;
  const panel = useFirstField(isLoaded, field);
  return (
    <aside
      ref={panel}
      className={styles.panel}
      aria-label={t('title', { name })}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h2 tabIndex={-1} className={styles.title}>
          {t('title', { name })}
        </h2>
        <Link to={address}>{t('ownPage')}</Link>
        <Button weight="plain" onClick={onClose}>
          <X size={20} aria-hidden />
          {t('close')}
        </Button>
      </div>
      {isLoaded ? <ServiceForm data={data} onSaved={onSaved} /> : <p role="status">{t('loading')}</p>}
    </aside>
  );
}

/** Moves the focus to the field when the form is there, or to the heading. */
function useFirstField(isLoaded: boolean, field: string | null) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const wanted = isLoaded && field ? revealField(element, [field]) : undefined;
    (wanted ?? element.querySelector<HTMLElement>('h2'))?.focus();
    wanted?.scrollIntoView({ block: 'center' });
  }, [isLoaded, field]);
  return panel;
}
