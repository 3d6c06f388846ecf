import lighthouse from 'lighthouse';

/** Lighthouse results: scores from 0 to 100, times in milliseconds, transferred sizes in kB. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  kilobytes: number;
  /** Lighthouse's measure of the machine's speed, which affects all times. A current laptop has 2000 or more. */
  benchmarkIndex: number;
  /** The failed audits. */
  complaints: string[];
}

/** Audits a page as on a mid-range phone, in the browser with this debugging port. */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse had nothing to say of ${url}`);
  const { categories, audits, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  const failing = judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    kilobytes: number('total-byte-weight') / 1000,
    benchmarkIndex: environment.benchmarkIndex,
    complaints: failing.map(({ id }) => id),
  };
}
