import sanitizeHtml from 'sanitize-html';

/** The elements that the editor offers, and links with safe schemes. */
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

/** Removes everything that could run, load or hide. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}
