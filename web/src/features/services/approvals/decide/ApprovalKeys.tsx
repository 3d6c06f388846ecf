import type { ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { useTranslations } from 'use-intl/react';
import { ShortcutHelp } from '../../../../ui/keyboard/ShortcutHelp.tsx';

interface Props {
  onApprove: (type: ServiceType, ids: string[]) => void;
  /** Opens the dialog of the button with this id. */
  onAsk: (opener: string) => void;
}

/** The keys of the queue: j and k move between the services, a approves, s sends back, x selects. The next one gets the focus. */
export function ApprovalKeys({ onApprove, onAsk }: Props) {
  const t = useTranslations('approvals.keys');
  const move = (by: number) => () => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[id^="tick-"]')];
    const at = boxes.findIndex((box) => box.closest('li')?.contains(document.activeElement));
    const next = boxes[Math.max(0, Math.min(at + by, boxes.length - 1))];
    next?.focus();
    next?.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  const act = (handle: (type: ServiceType, id: string) => void) => () => {
    const box = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[id^="tick-"]');
    const [, type, id] = /^tick-([A-Z]+)-(.{36})$/.exec(box?.id ?? '') ?? [];
    if (type && id) handle(type as ServiceType, id);
  };
  const shortcuts = {
    j: move(1),
    k: move(-1),
    a: act((type, id) => onApprove(type, [id])),
    // Only services with an owner have the button.
    s: act((type, id) => document.getElementById(`sendBack-${type}-${id}`) && onAsk(`sendBack-${type}-${id}`)),
    x: act((type, id) => document.getElementById(`tick-${type}-${id}`)?.click()),
    '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
  };
  const keys = [
    { keys: ['j', 'k'], action: t('move') },
    { keys: ['a'], action: t('approve') },
    { keys: ['s'], action: t('sendBack') },
    { keys: ['x'], action: t('select') },
    { keys: ['/'], action: t('search') },
  ];
  return <ShortcutHelp keys={keys} shortcuts={shortcuts} />;
}
