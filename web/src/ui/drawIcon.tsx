import type { SVGProps } from 'react';

interface Props extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** Renders lucide icons for the build (drawIcons.ts) as one HTML text, so that React does not hydrate their parts. */
export function drawIcon(inside: string) {
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the library of icons, while building
      dangerouslySetInnerHTML={html}
      {...rest}
    />
  );
}
