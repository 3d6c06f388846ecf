import sanitizeHtml from 'sanitize-html';

/** What a page of text may hold: headings, paragraphs, lists, tables of terms, and links that go nowhere surprising. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'strong',
    'em',
    'blockquote',
  ],
  allowedAttributes: { a: ['href'], '*': ['lang'] },
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
};

/** HTML without anything that could run, load or hide: as administrators wrote it, where they wrote it plainly. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
