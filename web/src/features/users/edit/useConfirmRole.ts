import type { Role } from '@amparo/domain/permissions/permissions.ts';
import { useState } from 'react';
import { loadConfirm } from '../../../ui/dialogs/lazyConfirm.ts';

/** The question about a new role, and how the form asks it. */
export function useConfirmRole(currentRole: Role) {
  const [question, setQuestion] = useState<{ role: Role; answer: (isConfirmed: boolean) => void } | null>(null);
  const confirmRole = async (role: Role): Promise<boolean> => {
    if (role === currentRole) return true;
    // Without the dialog, such as without a network, nothing could be saved either.
    await loadConfirm().catch(() => null);
    return new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setQuestion(null);
        resolve(isConfirmed);
      };
      setQuestion({ role, answer });
    });
  };
  return { question, confirmRole };
}
