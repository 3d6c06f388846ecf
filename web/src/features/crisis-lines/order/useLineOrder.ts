import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../browser/toasts.ts';
import { callApi } from '../../../http-client/callApi.ts';
import type { CrisisLineCardData } from '../card/toCrisisLineCard.ts';
import { moveItem } from './moveItem.ts';

/** The order of the lines, urgent ones first. Saves and announces each move, in sequence. */
export function useLineOrder(lines: CrisisLineCardData[]) {
  const t = useTranslations('directories.order');
  const { revalidate } = useRevalidator();
  const [order, setOrder] = useState(() => lines.map(({ id }) => id));
  const [announcement, setAnnouncement] = useState('');
  const saved = useRef(Promise.resolve());
  const latest = useRef(order);
  const known = new Map(lines.map((line) => [line.id, line]));
  // Drop lines that were deleted elsewhere, and append lines that were added.
  const ids = [
    ...order.filter((id) => known.has(id)),
    ...lines.map(({ id }) => id).filter((id) => !order.includes(id)),
  ];
  const inOrder = ids.flatMap((id) => known.get(id) ?? []);

  const save = async (next: string[]) => {
    try {
      await callApi('POST /crisis-lines/order', { body: { crisisLines: next } });
    } catch {
      showToast({ text: t('failed'), kind: 'error' });
      latest.current = lines.map(({ id }) => id);
      setOrder(latest.current);
    }
    if (latest.current === next) await revalidate();
  };
  /** `group`: the lines among which it moves, in their current order. */
  const move = (group: CrisisLineCardData[], line: CrisisLineCardData, place: number) => {
    const moved = moveItem(group, line, place);
    const at = moved.indexOf(line);
    if (at === group.indexOf(line)) return;
    const others = inOrder.filter((one) => !group.includes(one));
    const next = (line.isUrgent ? [...moved, ...others] : [...others, ...moved]).map(({ id }) => id);
    latest.current = next;
    setOrder(next);
    setAnnouncement(t('moved', { name: line.name, place: at + 1, count: group.length }));
    saved.current = saved.current.then(() => save(next));
  };
  return { inOrder, announcement, move };
}
