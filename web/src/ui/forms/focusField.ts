/** The first element of a form with one of these names, in the order of the page. Opens the folds around it. */
export function revealField(form: HTMLElement, names: readonly string[]): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
  const field = fields.find((one) => names.includes(one.getAttribute('name') ?? ''));
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  return field;
}
