import type { Page } from '@playwright/test';

/** One letter of a language that is written from right to left for each letter of English. */
const letters = 'אבגדהוזחטיכלמנסעפצקרשתםןףץ';

/** Makes a text of an invented language out of an English one: from right to left, and a third longer, as translations are. */
export function pseudoText(english: string): string {
  return english.replaceAll(/[a-z]+/gi, (word) => {
    const pseudo = [...word.toLowerCase()].map((letter) => letters[letter.charCodeAt(0) - 97]).join('');
    return pseudo + pseudo.slice(0, Math.round(pseudo.length / 3));
  });
}

/** Shows the open page in the invented language, now and after each change. Digits and addresses of links stay as they are. */
export async function showInventedLanguage(page: Page): Promise<void> {
  // React compares the texts of the server while it hydrates.
  await page.waitForLoadState('networkidle');
  const source = `(english) => { const letters = '${letters}'; return (${pseudoText})(english); }`;
  await page.evaluate(`(${translatePage})(${source})`);
}

/** Runs in the browser. */
function translatePage(translate: (text: string) => string): void {
  const done = new WeakMap<Node, string>();
  const show = (node: Node) => {
    for (const child of node.childNodes) show(child);
    if (node instanceof Element)
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        if (node.hasAttribute(name)) node.setAttribute(name, translate(node.getAttribute(name)!));
    if (node.nodeType !== Node.TEXT_NODE || node.parentElement?.closest('script, style, textarea')) return;
    const text = node.nodeValue ?? '';
    if (done.get(node) === text) return;
    done.set(node, translate(text));
    node.nodeValue = translate(text);
  };
  const showChanges = (changes: MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) show(node);
  };
  document.documentElement.dir = 'rtl';
  show(document.body);
  new MutationObserver(showChanges).observe(document.body, { childList: true, characterData: true, subtree: true });
}
