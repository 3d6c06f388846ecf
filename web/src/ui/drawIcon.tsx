import type { SVGProps } from 'react';

interface Props extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Renders lucide icons for the build (drawIcons.ts) as one HTML text, so that React does not hydrate their parts. A mirrored
 * icon points to the other side in languages that are written from right to left.
 */
export function drawIcon(inside: string, isMirrored?: boolean) {
  const html = { __html: inside };
  return ({ size = 24, ...rest }: Props) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      data-mirrored={isMirrored}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the library of icons, while building
      dangerouslySetInnerHTML={html}
      {...rest}
    />
  );
}
