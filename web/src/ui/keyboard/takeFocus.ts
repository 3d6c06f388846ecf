/** Moves the focus to what a page has just shown, unless a person is typing elsewhere: the next letters would act. */
export function takeFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!isTyping(document.activeElement)) element?.focus(options);
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
