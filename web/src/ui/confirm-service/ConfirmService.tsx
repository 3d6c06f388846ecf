import { Check } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../browser/toasts.ts';
import { useHydrated } from '../../browser/useHydrated.ts';
import { errorKeyOf } from '../../http-client/errorKeyOf.ts';
import { useKeepLanguage } from '../../i18n/useKeepLanguage.ts';
import { rarePaths } from '../../rarePaths.ts';
import { useErrorToast } from '../../routing/useErrorToast.ts';
import { ActionLink, Button } from '../controls/Button.tsx';
import { ActionLabel } from '../VisuallyHidden.tsx';
import { confirmOrWait } from './confirmOrWait.ts';

interface Props {
  id: string;
  name: string;
  /** Of the data that the person sees. */
  updatedAt: string;
  /** Nobody has confirmed the service for long. */
  isDue?: boolean;
  className?: string | undefined;
  onConfirmed?: () => void;
}

/**
 * Says with one tap that everything about a service is still correct. Without scripts, a link to the page that asks. The
 * button stays, because it has the focus.
 */
export function ConfirmService({ id, name, updatedAt, isDue = false, className, onConfirmed }: Props) {
  const t = useTranslations('confirmService');
  const keepLanguage = useKeepLanguage();
  const isHydrated = useHydrated();
  const { state, confirm } = useConfirmation({ id, name, updatedAt, onConfirmed });
  const weight = isDue && state === 'ask' ? 'main' : 'quiet';
  const label = (
    <>
      <Check size={18} aria-hidden />
      <ActionLabel action={t(state === 'sending' ? 'ask' : state)} name={name} />
    </>
  );
  if (!isHydrated)
    return (
      <ActionLink weight={weight} className={className} href={keepLanguage(rarePaths.confirm(id))}>
        {label}
      </ActionLink>
    );
  const isOver = state !== 'ask';
  return (
    <Button
      weight={weight}
      className={className}
      aria-disabled={isOver || undefined}
      onClick={isOver ? undefined : confirm}
    >
      {label}
    </Button>
  );
}

/** If the service was changed meanwhile, the page that asks shows the new data. */
function useConfirmation({ id, name, updatedAt, onConfirmed }: Omit<Props, 'isDue' | 'className'>) {
  const t = useTranslations('confirmService');
  const showError = useErrorToast();
  const navigate = useNavigate();
  const keepLanguage = useKeepLanguage();
  const [state, setState] = useState<'ask' | 'sending' | 'done' | 'waits'>('ask');
  const confirm = async () => {
    setState('sending');
    try {
      const { isSent } = await confirmOrWait({ id, name, ifUnmodifiedSince: updatedAt });
      setState(isSent ? 'done' : 'waits');
      showToast({ text: t(isSent ? 'thanks' : 'waitsLong'), kind: 'success' });
      if (isSent) onConfirmed?.();
    } catch (error) {
      setState('ask');
      if (errorKeyOf(error)?.key === 'CHANGED_MEANWHILE')
        await navigate(keepLanguage(`${rarePaths.confirm(id)}?changed=yes`));
      else showError(error, [name]);
    }
  };
  return { state, confirm };
}
