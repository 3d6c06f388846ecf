/** A message, or the compiled form of a message with values. */
type Sentence = string | unknown[];

interface Tree {
  [key: string]: Sentence | Tree;
}

/** Fills the missing messages of a partial language from a complete language of the same shape. */
export function fillGaps<Complete extends object>(partial: object, complete: Complete): Complete {
  return fillTree(partial as Tree, complete as unknown as Tree) as unknown as Complete;
}

function fillTree(partial: Tree, complete: Tree): Tree {
  const filled: Tree = {};
  for (const [key, fallback] of Object.entries(complete)) {
    const own = partial[key];
    if (isSentence(fallback)) filled[key] = isSentence(own) ? own : fallback;
    else filled[key] = fillTree(own === undefined || isSentence(own) ? {} : own, fallback);
  }
  return filled;
}

function isSentence(value: Sentence | Tree | undefined): value is Sentence {
  return typeof value === 'string' || Array.isArray(value);
}
