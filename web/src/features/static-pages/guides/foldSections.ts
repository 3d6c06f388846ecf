import type { TextNode } from '../readHtml.ts';

interface FoldedText {
  /** The text before the first heading. It is always visible. */
  intro: TextNode[];
  /** Each heading of the largest size with the text up to the next one. */
  sections: { heading: TextNode[]; body: TextNode[] }[];
}

export function foldSections(nodes: readonly TextNode[]): FoldedText {
  const folded: FoldedText = { intro: [], sections: [] };
  for (const node of nodes) {
    const section = folded.sections[folded.sections.length - 1];
    if (typeof node !== 'string' && node.tag === 'h2') folded.sections.push({ heading: node.children, body: [] });
    else (section?.body ?? folded.intro).push(node);
  }
  return folded;
}
