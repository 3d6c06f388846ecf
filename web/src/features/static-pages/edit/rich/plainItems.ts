/** HTML as people write it: the editor puts every item of a list into a paragraph of its own. */
export function plainItems(html: string): string {
  return html.replaceAll(/<li><p>((?:(?!<\/p>).)*)<\/p>(?=<\/li>|<[uo]l>)/gs, '<li>$1');
}
