import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorMessage } from '../../../../http-client/errorMessages.ts';
import { MessagesProvider } from '../../../../i18n/messages/lazyWithMessages.tsx';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { paths } from '../../../../paths.ts';
import { revealField } from '../../../../ui/forms/FormAlert.tsx';
import { takeFocus } from '../../../../ui/keyboard/takeFocus.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { SidePanel } from '../../../../ui/table/SidePanel.tsx';
import ServiceForm from '../../form/ServiceForm.tsx';
import { useServiceToEdit } from './useServiceToEdit.ts';

interface Props {
  service: { id: string; name: string };
  /** The person wants to fill in the first empty one of these fields, or to look at the first. */
  fields: readonly string[];
  onSaved: () => void;
  onClose: () => void;
}

/** Edits a service beside the list. Unsaved values stay on the device, as in the form on its own page. */
export default function EditPanel({ service: { id, name }, fields, onSaved, onClose }: Props) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const address = keepLanguage(paths.editService(id));
  const { data, problem } = useServiceToEdit(id, address);
  const panel = useFirstField(data !== null, fields);
  return (
    <SidePanel
      title={t('manage.panel.title', { name })}
      ownPage={{ to: address, label: t('manage.panel.ownPage') }}
      panel={panel}
      onClose={onClose}
    >
      <div role="alert">{problem && <Notice tone="alert">{t(problemMessage(problem))}</Notice>}</div>
      {data && (
        <MessagesProvider>
          <ServiceForm data={data} onSaved={onSaved} />
        </MessagesProvider>
      )}
      {!data && !problem && <p role="status">{t('manage.panel.loading')}</p>}
    </SidePanel>
  );
}

function problemMessage(key: string) {
  return key === 'NOT_FOUND' || key === 'NOT_ALLOWED' ? 'manage.panel.gone' : errorMessage(key);
}

/** Moves the focus to the field when the form is there, or to the heading. */
function useFirstField(isLoaded: boolean, fields: readonly string[]) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const empty = fields.find((name) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value === '');
    const first = empty ?? fields[0];
    const wanted = isLoaded && first ? revealField(element, [first]) : undefined;
    takeFocus(wanted ?? element.querySelector<HTMLElement>('h2'));
    wanted?.scrollIntoView({ block: 'center' });
  }, [isLoaded, fields]);
  return panel;
}
