import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** A package as CycloneDX describes it. The hash is the one that npm checks. */
function toComponent([path, { version = '', integrity = '', license }]: [string, LockedPackage]) {
  const fullName = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`;
  const [algorithm, hash] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': `${purl}#${path}`,
    name: fullName,
    version,
    purl,
    ...(license ? { licenses: [{ license: { name: license } }] } : {}),
    ...(algorithm === 'sha512' && hash
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
  };
}

// `npm sbom --omit dev` leaves out packages that are also needed for development.
const isNeeded = ([path, { dev, link }]: [string, LockedPackage]) => path.includes('node_modules/') && !dev && !link;
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components: Object.entries(packages).filter(isNeeded).map(toComponent),
};
console.log(JSON.stringify(bill, null, 2));
