import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPrometheusMetrics } from './platform/metrics/prometheus.ts';
import { buildTestSite } from './testing/test-site.ts';

interface Panel {
  title: string;
  datasource?: { uid: string };
  targets?: { expr: string; datasource: { uid: string } }[];
}
interface Dashboard {
  schemaVersion: number;
  panels: Panel[];
  templating: { list: { query: { query: string } }[] };
}

const TOKEN = 'a-token-for-the-tests';
const KEYWORDS = new Set(['by', 'without', 'on', 'ignoring', 'offset', 'and', 'or', 'unless']);
const HISTOGRAM_SUFFIXES = ['_bucket', '_sum', '_count'];

const file = path.join(import.meta.dirname, '../../docs/operations/grafana-dashboard.json');
const dashboard = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;
const targets = dashboard.panels.flatMap(({ targets: all = [] }) => all);

/** Returns the names of all series that `/metrics` declares. */
async function exposedSeries(): Promise<Set<string>> {
  const site = await buildTestSite((services) => ({
    ...services,
    config: { ...services.config, metricsToken: TOKEN },
    metrics: createPrometheusMetrics(),
  }));
  const text = await (await site.visit('/metrics', { authorization: `Bearer ${TOKEN}` })).text();
  await site.close();
  const declared = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? HISTOGRAM_SUFFIXES.map((suffix) => name + suffix) : [name],
    ),
  );
}

/** Returns the names of series in a PromQL expression: what is neither a function, a label nor a keyword. */
function seriesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w)(?!\s*\()/g)].map(([name]) => name);
  return names.filter((name) => !KEYWORDS.has(name));
}

test('the dashboard is importable into Grafana with a data source of choice', () => {
  expect(dashboard.schemaVersion).toBe(39);
  expect(new Set(targets.map(({ datasource }) => datasource.uid))).toEqual(new Set(['${DS_PROMETHEUS}']));
});

test('every expression names only series that /metrics exposes', async () => {
  const exposed = await exposedSeries();
  const variables = dashboard.templating.list.map(({ query }) => /^label_values\((\w+),/.exec(query.query)?.[1] ?? '');
  const named = [...targets.flatMap(({ expr }) => seriesIn(expr)), ...variables];
  expect(named.length).toBeGreaterThan(targets.length);
  expect([...new Set(named)].filter((name) => !exposed.has(name))).toEqual([]);
});

test('the names of series are found in an expression', () => {
  expect(seriesIn('histogram_quantile(0.95, sum by (le) (rate(a_bucket{x="y"}[5m]))) / time() - b:c')).toEqual([
    'a_bucket',
    'b:c',
  ]);
});
