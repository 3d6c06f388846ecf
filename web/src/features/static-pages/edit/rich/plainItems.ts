/** Removes the paragraph that the editor puts into every list item. */
export function plainItems(html: string): string {
  return html.replaceAll(/<li><p>((?:(?!<\/p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, '<li>$1');
}
