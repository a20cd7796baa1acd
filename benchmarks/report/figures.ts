/** Returns the value below which a share of the values lies; NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Formats a number with three significant digits, or without decimals from 1,000 on; NaN as a dash. */
export function formatNumber(value: number): string {
  if (Number.isNaN(value)) return '–';
  const digits = value < 1_000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 };
  return value.toLocaleString('en-US', digits);
}

/** Formats milliseconds. */
export function formatMs(ms: number): string {
  return ms >= 1_000 ? `${formatNumber(ms / 1_000)} s` : `${formatNumber(ms)} ms`;
}

/** Formats bytes as megabytes. */
export function formatMegabytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1_048_576))} MB`;
}
