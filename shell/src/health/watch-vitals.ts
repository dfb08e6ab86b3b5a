import type { BootBlock } from '@vitrin/shared-contracts/boot';
import type { VitalClass, VitalName } from '@vitrin/shared-contracts/release-management';
import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { reportHealth } from './report-health.ts';

const classes: Readonly<Record<MetricType['rating'], VitalClass>> = {
  good: 'good',
  'needs-improvement': 'fair',
  poor: 'poor',
};

/** Measures the web vitals of this page and reports the rating of each, once, when the page is hidden or closed. */
export function watchVitals(boot: BootBlock): void {
  const found: Partial<Record<VitalName, VitalClass>> = {};
  const note = ({ name, rating }: MetricType) => {
    found[name.toLowerCase() as VitalName] = classes[rating];
  };
  // A page that is being closed has no time for a final measurement: always keeps the latest values.
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(note, { reportAllChanges: true });
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    if (Object.keys(found).length > 0) reportHealth(boot, found);
  };
  document.addEventListener('visibilitychange', report);
}
