import type { ReactNode } from 'react';
import { Notice } from '../../../ui/Notice.tsx';

/** Says beside a button why the device gave no passkey, or why its answer was refused. Empty without a reason. */
export function PasskeyNotice({ children }: { children: ReactNode }) {
  return <div role="alert">{children && <Notice tone="alert">{children}</Notice>}</div>;
}
