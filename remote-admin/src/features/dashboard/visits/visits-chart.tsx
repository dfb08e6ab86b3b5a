import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import type { VisitDay } from '@vitrin/shared-contracts/visits';
import { formatNumber } from '../../../data/format-number.ts';

const shortDay = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Pixels that a label of six digits and its distance from the line need. */
const AXIS_WIDTH = 68;

const series = [
  { name: 'count', label: 'Ziyaret', color: 'var(--color-accent-text)' },
  { name: 'previous', label: 'Önceki dönem', color: 'var(--color-muted)', strokeDasharray: '5 5' },
];

function dayText(label: unknown): string {
  return typeof label === 'string' ? shortDay.format(new Date(label)) : '';
}

/** Loaded lazily: the chart library is larger than the rest of the screen. */
export function VisitsChart({ days }: { days: readonly VisitDay[] }) {
  return (
    <LineChart
      h={260}
      data={days.map((each) => ({ ...each }))}
      dataKey="day"
      series={series}
      curveType="monotone"
      withDots={false}
      withLegend
      gridAxis="x"
      strokeWidth={2}
      valueFormatter={formatNumber}
      xAxisProps={{ tickFormatter: dayText, minTickGap: 40 }}
      yAxisProps={{ allowDecimals: false, width: AXIS_WIDTH }}
      tooltipProps={{ labelFormatter: dayText, isAnimationActive: false }}
      lineProps={{ isAnimationActive: false }}
    />
  );
}
