import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

const STEP_SECONDS = 30;
/** Codes of the step before and after are accepted, because clocks of phones differ. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. In base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totpOf(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...named, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}

/** Returns the time step of a code of RFC 6238, or null if the code is wrong or too old. */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | null {
  // The library throws for other digits than ASCII.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = now.epochMilliseconds;
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** What an app scans or receives by hand. */
export function describeSecret(secret: string, { email, appName }: { email: string; appName: string }) {
  const uri = totpOf(secret, { issuer: appName, label: email }).toString();
  return { secret, uri, qr: drawQr(uri) };
}

/** The dark modules as the path of an SVG, with the quiet zone of four modules that scanners need. */
function drawQr(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: 4, ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
