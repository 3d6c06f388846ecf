import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { Button } from '../../../ui/Button.tsx';

/** A sheet of paper to take along or hand over. It needs scripts, so without them it is not there. */
export function PrintButton({ className }: { className: string | undefined }) {
  const t = useTranslations('serviceDetail');
  if (!useHydrated()) return null;
  return (
    <Button className={className} onClick={() => window.print()}>
      <Printer size={20} aria-hidden />
      {t('print')}
    </Button>
  );
}
