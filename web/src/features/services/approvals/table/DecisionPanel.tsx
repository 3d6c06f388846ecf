import { Check, Pencil, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../browser/toasts.ts';
import type { Language } from '../../../../i18n/language.ts';
import { useKeepLanguage } from '../../../../i18n/useKeepLanguage.ts';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { SidePanel } from '../../../../ui/table/SidePanel.tsx';
import type { useSidePanel } from '../../../../ui/table/useSidePanel.ts';
import { SimilarServices } from '../../duplicates/SimilarServices.tsx';
import { FactList } from '../facts/FactList.tsx';
import { LastChanges } from '../facts/LastChanges.tsx';
import type { WaitingService } from '../waiting/waitingService.ts';
import type { Decide } from './useDecisions.ts';

const EditPanel = lazy(() => import('../../manage/panel/EditPanel.tsx'));
const noFields: readonly string[] = [];

interface Props {
  service: WaitingService;
  language: Language;
  panel: Pick<ReturnType<typeof useSidePanel<WaitingService>>, 'isForm' | 'show' | 'showForm' | 'close'>;
  decide: Decide;
}

/** The waiting service beside the table: what an administrator checks, and the decision; or its form. */
export default function DecisionPanel({ service, language, panel, decide }: Props) {
  const t = useTranslations();
  const { revalidate } = useRevalidator();
  const showSaved = () => {
    showToast({ text: t('manage.panel.saved'), kind: 'success' });
    panel.show(service.id);
    void revalidate();
  };
  if (!panel.isForm) return <Facts {...{ service, language, panel, decide }} />;
  return (
    <Suspense>
      <EditPanel service={service} fields={noFields} onSaved={showSaved} onClose={() => panel.show(service.id)} />
    </Suspense>
  );
}

function Facts({ service, language, panel, decide }: Props) {
  const t = useTranslations();
  const keepLanguage = useKeepLanguage();
  const momentText = useMomentText(language);
  const { id, name, types, city, summary, addedBy, createdAt, facts } = service;
  const kinds = [...types.map((type) => t(`services.kinds.${type}`)), city].filter(Boolean).join(' · ');
  const who = t(addedBy === null ? 'approvals.addedByNobody' : 'approvals.addedBy', { who: addedBy ?? '' });
  return (
    <SidePanel
      title={name}
      ownPage={{ to: keepLanguage(paths.service(id)), label: t('approvals.look') }}
      onClose={panel.close}
    >
      <Buttons service={service} edit={panel.showForm} decide={decide} />
      <div className="table-panel-body">
        <p>{kinds}</p>
        {service.waitsForEmail && <Notice tone="quiet">{t('approvals.waitsForEmail')}</Notice>}
        <SimilarServices service={service} services={service.similar} />
        <p lang={summary.otherLanguage ?? undefined}>{summary.text}</p>
        <FactList facts={facts} isMapOpen />
        {facts.wasChanged && <LastChanges id={id} name={name} language={language} />}
        <p className="table-note">
          {who} · {momentText(createdAt)}
        </p>
      </div>
    </SidePanel>
  );
}

function Buttons({ service, edit, decide }: Pick<Props, 'service' | 'decide'> & { edit: (id: string) => void }) {
  const t = useTranslations();
  return (
    <div className="table-panel-actions">
      <Button weight="main" aria-keyshortcuts="a" onClick={() => decide.approve([service])}>
        <Check size={18} aria-hidden />
        {t('approvals.approve')}
      </Button>
      {service.isOwned && (
        <Button
          id="send-back-beside"
          aria-keyshortcuts="s"
          onClick={() => decide.sendBack([service], 'send-back-beside')}
        >
          <Undo2 size={18} aria-hidden />
          {t('lifecycle.sendBack.action')}
        </Button>
      )}
      <Button aria-keyshortcuts="e" onClick={() => edit(service.id)}>
        <Pencil size={18} aria-hidden />
        {t('approvals.table.edit')}
      </Button>
      <Button id="delete-beside" onClick={() => decide.remove([service], 'delete-beside')}>
        <Trash2 size={18} aria-hidden />
        {t('approvals.delete')}
      </Button>
    </div>
  );
}
