let percent: Intl.NumberFormat | undefined;

/** Returns a text that compares the period with the previous one. */
export function changeText(total: number, previous: number): string {
  if (previous === 0) return total === 0 ? 'önceki dönemde de ziyaret yok' : 'önceki dönemde ziyaret yok';
  const change = (total - previous) / previous;
  if (total === previous) return 'önceki dönemle aynı';
  percent ??= new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 0 });
  return `önceki döneme göre ${percent.format(Math.abs(change))} ${change > 0 ? 'daha çok' : 'daha az'}`;
}
