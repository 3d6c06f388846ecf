/** Opens what a field is folded into, so that its error can be seen. */
export function unfold(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name);
  const element = found instanceof RadioNodeList ? found[0] : found;
  if (!(element instanceof HTMLElement)) return null;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  return element;
}

/** Brings the focus to a field by its name. */
export function showField(form: HTMLFormElement, name: string): void {
  const element = unfold(form, name);
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}
