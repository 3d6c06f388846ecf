import { dirname, join, normalize } from 'node:path';
import type { Repository } from './repository.ts';

const knownExtension = /\.(tsx?|m?js|json|ndjson|md|css|sql|html|svg|webp|png|jpe?g|ya?ml)$/;
/** `FILE.ndjson`, `<feature>`, `NAME.LANGUAGE.html`: a placeholder means any name. */
const placeholder = /<[^>]*>|\*|…|\b[A-Z]{4,}\b(?=\.)/g;
/** Files that the build or the running product creates. */
const generated = /^(\.\/)?(data|screenshots|web\/build|test-results|openapi\.json)(\/|$)/;

interface Span {
  text: string;
  line: number;
}

/** Returns every fault of a document as `file:line: reason`. */
export function checkDocument(file: string, text: string, repository: Repository): string[] {
  const faults: string[] = [];
  const report = ({ line }: Span, reason: string) => faults.push(`${file}:${line}: ${reason}`);
  const names = spansOf(text);
  for (const span of commandsOf(text))
    if (!repository.scripts.has(span.text)) report(span, `there is no command "npm run ${span.text}"`);
  for (const span of names) {
    const fault = faultOfName(span.text, file, repository);
    if (fault) report(span, fault);
  }
  for (const span of linksOf(text)) {
    const fault = faultOfLink(span.text, file, text, repository);
    if (fault) report(span, fault);
  }
  return faults;
}

function commandsOf(text: string): Span[] {
  return matchesOf(text, /\bnpm run ([\w:-]+)/g);
}

/** Inline code, and each word of blocks without a programming language. */
function spansOf(text: string): Span[] {
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)];
  const inBlocks = blocks
    .filter(([, language]) => language === '' || language === 'sh')
    .flatMap(({ 0: block, index }) =>
      [...block.matchAll(/[^\s,;:()→◄►"'`]+/g)].map((match) => ({
        text: match[0].replace(/\.$/, ''),
        line: lineAt(text, index + match.index),
      })),
    )
    .filter(({ text }) => isPath(text));
  const outside = text.replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, ' '));
  return [...inBlocks, ...matchesOf(outside, /`([^`\n]+)`/g)];
}

function linksOf(text: string): Span[] {
  return [...matchesOf(text, /\]\(([^)\s]+)\)/g), ...matchesOf(text, /\b(?:src|href)="([^"]+)"/g)];
}

function matchesOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 1: found = '', index }) => ({ text: found, line: lineAt(text, index) }));
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function isPath(name: string): boolean {
  return (
    /^[\w@*<…{.]?[\w@*<…{][\w.@*<>…{},/-]*$/.test(name) &&
    (name.endsWith('/') || knownExtension.test(name)) &&
    !/^\.\w+$/.test(name)
  );
}

function faultOfName(name: string, file: string, repository: Repository): string | undefined {
  if (/^(node|npx|node_modules\/\.bin\/\w+) /.test(name)) {
    const paths = name
      .split(' ')
      .filter((word) => /^[\w.]+\/[\w./-]+$/.test(word) && !word.startsWith('node_modules/'));
    return paths.map((path) => faultOfPath(path, file, repository)).find((fault) => fault !== undefined);
  }
  if (isPath(name)) return faultOfPath(name, file, repository);
  const top = name.split('/')[0]!;
  if (/^[\w.-]+(\/[\w.-]+)+$/.test(name) && repository.folders.has(top)) return faultOfPath(name, file, repository);
  return faultOfIdentifier(name, file, repository);
}

function faultOfPath(path: string, file: string, { files, folders, packages }: Repository): string | undefined {
  if (generated.test(path) || packages.has(path)) return undefined;
  const alternatives = expandBraces(path.replace(/^\.\//, '').replace(/\/$/, ''));
  const isFolder = path.endsWith('/');
  const known = isFolder ? [...folders] : [...files, ...folders];
  const here = dirname(file);
  const isKnown = alternatives.every((name) => {
    if (!name.match(placeholder)) {
      const tail = `/${name}`;
      return known.some((one) => one === name || one.endsWith(tail)) || known.includes(normalize(join(here, name)));
    }
    const pattern = name.split(placeholder).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const tail = new RegExp(`(^|/)${pattern.join('[^/]*')}$`);
    return known.some((one) => tail.test(one));
  });
  return isKnown ? undefined : `there is no ${isFolder ? 'folder' : 'file'} "${path}"`;
}

function expandBraces(path: string): string[] {
  const [whole, before, inside, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return inside!.split(',').flatMap((one) => expandBraces(`${before}${one}${after}`));
}

/** Settings, error keys, functions and types must occur in the source. Requirements in docs/product/ need not. */
function faultOfIdentifier(name: string, file: string, { sourceWords, packages }: Repository): string | undefined {
  if (file.startsWith('docs/product/') || packages.has(name)) return undefined;
  const isSetting = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+(=\S*)?$/.test(name);
  const isCode = /^[A-Za-z][\w]*([.][A-Za-z]\w*)*(\(.*\)|<\w+>)?$/.test(name) && /[a-z][A-Z]/.test(name.split('(')[0]!);
  if (!isSetting && !isCode) return undefined;
  const words = name.replace(/[(=<].*$/, '').split('.');
  const missing = words.find((word) => !sourceWords.has(word));
  return missing === undefined ? undefined : `the source has no "${missing}"`;
}

function faultOfLink(
  target: string,
  file: string,
  text: string,
  { files, folders, read }: Repository,
): string | undefined {
  if (/^[a-z][a-z+]*:/.test(target)) return undefined;
  const [path = '', anchor] = target.split('#');
  const linked = path === '' ? file : normalize(join(dirname(file), decodeURI(path))).replace(/\/$/, '');
  if (!files.has(linked) && !folders.has(linked)) return `the link leads nowhere: ${target}`;
  if (anchor === undefined || !linked.endsWith('.md')) return undefined;
  const isKnown = anchorsOf(path === '' ? text : read(linked)).includes(anchor);
  return isKnown ? undefined : `there is no heading for the link ${target}`;
}

/** Headings become anchors as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

/** The documents that a reader reaches from README.md by following links. */
export function reachableFrom(start: string, { files, read }: Repository): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !files.has(file)) continue;
    reached.add(file);
    const folder = dirname(file);
    for (const { text } of linksOf(read(file))) {
      const path = normalize(join(folder, text.split('#')[0]!)).replace(/\/$/, '');
      waiting.push(path.endsWith('.md') ? path : join(path, 'README.md'));
    }
  }
  return reached;
}
