import { launch } from 'chrome-launcher';
import { chromiumFlags } from '../../scripts/findChromium.mjs';
import { type Audit, auditPage } from './auditPage.ts';
import { beenHereBefore } from './beenHereBefore.ts';

/** Playwright adds these flags by default. */
const chromeFlags = ['--headless=new', '--disable-dev-shm-usage', ...chromiumFlags];

/** The median of several runs, each in a new browser. */
export async function auditOften(url: string, runs: number, chromePath: string): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run++) {
    const chrome = await launch({ chromePath, chromeFlags });
    try {
      await beenHereBefore(chrome.port, new URL(url).origin);
      audits.push(await auditPage(url, chrome.port));
    } finally {
      chrome.kill();
    }
  }
  return medianOf(audits);
}

function medianOf(audits: Audit[]): Audit {
  const median = (name: Exclude<keyof Audit, 'complaints'>) =>
    audits.map((audit) => audit[name]).sort((a, b) => a - b)[Math.floor(audits.length / 2)]!;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcp: median('lcp'),
    cls: median('cls'),
    tbt: median('tbt'),
    kilobytes: median('kilobytes'),
    benchmarkIndex: median('benchmarkIndex'),
    complaints: [...new Set(audits.flatMap(({ complaints }) => complaints))],
  };
}
