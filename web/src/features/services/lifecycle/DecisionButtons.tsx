import { Check, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { useKeepLanguage } from '../../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../../rarePaths.ts';
import { useErrorToast } from '../../../routing/useErrorToast.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { preload } from '../../../ui/controls/linkEvents.ts';
import { ConfirmDialog, loadConfirm } from '../../../ui/dialogs/lazyConfirm.ts';
import { useDialogFromHash } from '../../../ui/dialogs/useDialogFromHash.ts';
import { callForEach, type Result } from './callForEach.ts';
import styles from './WaitingNotice.module.css';

const loadSendBack = () => import('./SendBackDialog.tsx');
const SendBackDialog = lazy(loadSendBack);

interface Props {
  service: { id: string; name: string; isOwned: boolean };
}

/** Approves, sends back, or deletes a waiting service on its own page. */
export function DecisionButtons({ service }: Props) {
  const t = useTranslations('lifecycle');
  const keepLanguage = useKeepLanguage();
  const { open, show, close } = useDialogFromHash(['send-back', 'delete']);
  const { approve, isBusy, showSentBack } = useDecision(service.id);
  const sendBack = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className={styles.actions} onPointerEnter={preload(loadConfirm)}>
        <Button weight="main" onClick={approve} disabled={isBusy}>
          <Check size={18} aria-hidden />
          {t('approve')}
        </Button>
        {service.isOwned && (
          <Button weight="outlined" ref={sendBack} onClick={() => void loadSendBack().then(() => show('send-back'))}>
            <Undo2 size={18} aria-hidden />
            {t('sendBack.action')}
          </Button>
        )}
        <Button weight="outlined" id="delete-waiting" onClick={() => show('delete')}>
          <Trash2 size={18} aria-hidden />
          {t('delete')}
        </Button>
        <ButtonLink weight="outlined" to={keepLanguage(rarePaths.manageApprovals())}>
          {t('allWaiting')}
        </ButtonLink>
      </p>
      <Suspense>
        {open === 'send-back' && (
          <SendBackDialog services={[service]} isOpen onClose={close} opener={sendBack} onSent={showSentBack} />
        )}
        <DeleteQuestion service={service} isOpen={open === 'delete'} onClose={close} />
      </Suspense>
    </>
  );
}

/** The decisions of an administrator. The buttons are gone after them, so the focus moves to the heading. */
function useDecision(id: string) {
  const t = useTranslations('lifecycle');
  const showError = useErrorToast();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const show = async ({ done, error }: Result, text: 'approved' | 'sendBack.done') => {
    if (error) return showError(error);
    showToast({ text: t(done.length > 0 ? text : 'handledMeanwhile'), kind: 'success' });
    document.querySelector<HTMLElement>('h1')?.focus();
    await revalidate();
  };
  const approve = async () => {
    setIsBusy(true);
    await show(await callForEach('approve', [id]), 'approved');
    setIsBusy(false);
  };
  const showSentBack = async (result: Result) => {
    await navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    await show(result, 'sendBack.done');
  };
  return { approve, isBusy, showSentBack };
}

function DeleteQuestion({ service, isOpen, onClose }: Props & { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('lifecycle');
  const { remove, isGone } = useRemove(service.id);
  return (
    <ConfirmDialog
      question={t('deleteQuestion')}
      confirm={t('delete')}
      isOpen={isOpen}
      onConfirm={remove}
      onClose={onClose}
      focusAfter={() => (isGone.current ? null : document.getElementById('delete-waiting'))}
    >
      <p>{service.name}</p>
    </ConfirmDialog>
  );
}

/** Deletes the service and goes to the list of those that wait. */
function useRemove(id: string) {
  const t = useTranslations('lifecycle');
  const showError = useErrorToast();
  const keepLanguage = useKeepLanguage();
  const navigate = useNavigate();
  const isGone = useRef(false);
  const remove = async () => {
    const { done, error } = await callForEach('delete', [id]);
    if (error) return showError(error);
    isGone.current = true;
    showToast({ text: t(done.length > 0 ? 'deleted' : 'handledMeanwhile'), kind: 'success' });
    await navigate(keepLanguage(rarePaths.manageApprovals()), { replace: true });
  };
  return { remove, isGone };
}
