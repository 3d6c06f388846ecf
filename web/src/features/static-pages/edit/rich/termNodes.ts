import { Node } from '@tiptap/core';

/** Lists of terms and what they mean, as the privacy policy has one: what is written there must survive being opened here. */
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
