import { Node } from '@tiptap/core';

/** Lists of terms and definitions. The privacy policy contains one, and the editor must not lose it. */
const TermList = Node.create({
  name: 'termList',
  group: 'block',
  content: '(term | meaning)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});

const Term = Node.create({
  name: 'term',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});

const Meaning = Node.create({
  name: 'meaning',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

export const termNodes = [TermList, Term, Meaning];
