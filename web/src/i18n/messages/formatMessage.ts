import format from 'use-intl/format-message/format-only';

type Formatted = Parameters<typeof format>;
type Formatters = Formatted[3]['formatters'];

/**
 * What the build has use-intl write sentences with (compileMessages.ts). The first `Intl.NumberFormat` of a page costs a cheap
 * phone a fifth of a second, while most numbers are written as they are in all our languages.
 */
export default function formatMessage(...[key, message, values, options]: Formatted): ReturnType<typeof format> {
  const { formatters } = options;
  return format(key, message, values, {
    ...options,
    formatters: { ...formatters, getNumberFormat: plain(formatters) },
  });
}
formatMessage.raw = format.raw;

function plain({ getNumberFormat }: Formatters): Formatters['getNumberFormat'] {
  return (locale, style) => {
    if (style) return getNumberFormat(locale, style);
    const write = (value: number) => (isPlain(value) ? String(value) : getNumberFormat(locale).format(value));
    return { format: write } as Intl.NumberFormat;
  };
}

function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}
