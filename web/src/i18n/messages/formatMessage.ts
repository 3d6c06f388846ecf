import format from 'use-intl/format-message/format-only';

type Formatted = Parameters<typeof format>;
type Formatters = Formatted[3]['formatters'];

/**
 * Formats compiled messages (compileMessages.ts). The first `Intl.NumberFormat` of a page takes a cheap phone 0.2 s,
 * and most numbers look the same in all our languages.
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
