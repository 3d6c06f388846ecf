import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHtml, type TextNode } from './readHtml.ts';

/** Returns the tree as HTML, so that tests can compare it. */
function write(nodes: TextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const link = node.href === undefined ? '' : ` href=${node.href}`;
      return `<${node.tag}${link}>${write(node.children)}</${node.tag}>`;
    })
    .join('');
}

test.each([
  ['<h2>One</h2><p>Two <strong>three</strong></p>', '<h2>One</h2><p>Two <strong>three</strong></p>'],
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  ['<P CLASS="x" onclick="run()">Plain</P>', '<p>Plain</p>'],
  ['<p>one<p>two<h2>three<ul><li>four', '<p>one</p><p>two</p><h2>three</h2><ul><li>four</li></ul>'],
  ['<dl><dt>a<dd>b<dt>c<dd>d</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>'],
  ['<p>a<br>b</p><hr/>', '<p>a<br></br>b</p><hr></hr>'],
  ['<p>a</em>b</p>', '<p>ab</p>'],
  ['<div><span>inner</span></div>', 'inner'],
  ['Fish &amp; chips &lt;b&gt; &#233;&#xe9; &nbsp;&unknown;', 'Fish & chips <b> éé \u00a0&unknown;'],
  ['1 < 2 <!-- hidden <b> --> end', '1 < 2  end'],
])('%s', (html, expected) => {
  expect(write(readHtml(html))).toBe(expected);
});

test.each([
  ['<script>alert(1)</script>after', 'after'],
  ['<SCRIPT src=x>alert(1)</SCRIPT >after', 'after'],
  ['<script>never closed', ''],
  ['<style>p{}</style><iframe src="https://example.org">x</iframe>after', 'after'],
  ['<svg><a href="/x">x</a></svg>after', 'after'],
  ['<img src=x onerror=alert(1)>after', 'after'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href="java&#10;script:alert(1)">x</a>', 'x'],
  ['<a href=" JAVASCRIPT:alert(1)">x</a>', 'x'],
  ['<a href="data:text/html,x">x</a>', 'x'],
  ['<a href="//example.org">x</a>', 'x'],
  ['<a href="/\\example.org">x</a>', 'x'],
  ['<a data-href="/x">x</a>', 'x'],
  ['<scr<script></script>ipt>alert(1)', 'alert(1)'],
  ['<form action="/x"><input name="a"><button>Go</button></form>', 'Go'],
])('%s does nothing', (html, expected) => {
  expect(write(readHtml(html))).toBe(expected);
});

test.each(['https://example.org/', 'http://example.org', 'mailto:a@example.org', 'tel:911', '/crisis_lines', '#top'])(
  'a link to %s stays',
  (href) => {
    expect(write(readHtml(`<a class="x" target="_blank" href="${href}">x</a>`))).toBe(`<a href=${href}>x</a>`);
  },
);

test('limits the nesting depth and preserves the text', () => {
  const nodes = readHtml(`${'<blockquote>'.repeat(10_000)}deep`);
  expect(write(nodes).match(/<blockquote>/g)).toHaveLength(30);
  expect(write(nodes)).toContain('deep');
});

const pages = new URL('../../../../regions/west-central-texas/pages/', import.meta.url);

test.each(readdirSync(pages))('nothing of %s is lost', (file) => {
  const html = readFileSync(new URL(file, pages), 'utf8');
  expect(write(readHtml(html)).replaceAll(/ href=([^>]*)/g, ' href="$1"')).toBe(html);
});
