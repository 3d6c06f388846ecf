/** An element that a static page may contain. All other HTML is left out. */
export interface TextElement {
  tag: Tag;
  /** Of links only. */
  href?: string;
  children: TextNode[];
}
export type TextNode = string | TextElement;
type Tag = (typeof tags)[number];

const tags = [
  ...(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br'] as const),
  ...(['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'] as const),
] as const;
const paragraphs = ['p', 'h2', 'h3', 'h4'];
/** Block elements end the paragraph before them, as in a browser. */
const blocks = [...paragraphs, 'ul', 'ol', 'dl', 'blockquote', 'hr'];
const empty = ['hr', 'br'];
/** The content of these elements is not readable text. */
const hidden = /<(script|style|template|iframe|noscript|textarea|title|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</gi;
const maxDepth = 30;

/**
 * Parses HTML into a tree of the allowed elements without attributes except safe links. It does not rely on the API
 * to clean the HTML.
 */
export function readHtml(html: string): TextNode[] {
  const top: TextNode[] = [];
  const open: TextElement[] = [];
  const add = (node: TextNode) => (open[open.length - 1]?.children ?? top).push(node);
  const closeAny = (names: string[]) => {
    const index = open.map(({ tag }) => names.includes(tag)).lastIndexOf(true);
    if (index >= 0) open.splice(index);
  };
  for (const [all, slash, name, attributes = ''] of html.replace(hidden, '').matchAll(token)) {
    if (name === undefined) {
      if (!all.startsWith('<!--')) add(decode(all));
      continue;
    }
    const tag = asTag(name);
    if (!tag) continue;
    if (slash) {
      closeAny([tag]);
      continue;
    }
    for (const names of endedBy(tag)) closeAny(names);
    const href = tag === 'a' ? safeHref(attributes) : undefined;
    if (open.length >= maxDepth || (tag === 'a' && !href)) continue;
    const element: TextElement = { tag, ...(href ? { href } : {}), children: [] };
    add(element);
    if (!empty.includes(tag)) open.push(element);
  }
  return top;
}

/** Returns the text without the elements. */
export function textOf(nodes: TextNode[]): string {
  const texts = nodes.map((node) => {
    if (typeof node === 'string') return node;
    return blocks.includes(node.tag) || ['li', 'dt', 'dd'].includes(node.tag)
      ? `${textOf(node.children)} `
      : textOf(node.children);
  });
  return texts.join('').replaceAll(/\s+/g, ' ').trimStart();
}

/** The only h1 of a page is its title. */
function asTag(name: string): Tag | undefined {
  const tagName = name.toLowerCase() === 'h1' ? 'h2' : name.toLowerCase();
  return tags.find((tag) => tag === tagName);
}

function endedBy(tag: Tag): string[][] {
  if (blocks.includes(tag)) return [paragraphs];
  if (tag === 'dt' || tag === 'dd') return [paragraphs, ['dt', 'dd']];
  return tag === 'a' ? [['a']] : [];
}

/** Allowed link targets: http(s), tel, mailto, and pages of this site. */
function safeHref(attributes: string): string | undefined {
  const [, double, single] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = decode(double ?? single ?? '').trim();
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href) ? href : undefined;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
