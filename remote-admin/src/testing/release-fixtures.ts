import type {
  PublishKeyRow,
  ReleaseHealth,
  ReleaseRow,
  ReleaseSummary,
  UnitOverview,
} from '@vitrin/shared-contracts/release-management';

const built_at = '2026-01-05T09:00:00.000Z';
const none = { good: 0, fair: 0, poor: 0 };

/** Returns a release id with the given beginning. */
export function releaseIdOf(beginning: string): string {
  return beginning.padEnd(16, '0');
}

export function releaseHealth(changed: Partial<ReleaseHealth> = {}): ReleaseHealth {
  return {
    loads: 0,
    failures: { load: 0, start: 0, render: 0, server: 0, blank: 0, freeze: 0, navigate: 0 },
    vitals: { lcp: none, inp: none, cls: none, ttfb: none },
    ...changed,
  };
}

export function releaseSummary(beginning: string, changed: Partial<ReleaseSummary> = {}): ReleaseSummary {
  return { id: releaseIdOf(beginning), commit: null, built_at, about: null, health: releaseHealth(), ...changed };
}

export function unitOverview(changed: Partial<UnitOverview> = {}): UnitOverview {
  return {
    unit: 'remote_public',
    title: 'Site',
    segment: '*',
    live: { ...releaseSummary('aaaa1111'), since: built_at, by: 'Ayşe Yılmaz' },
    previous: releaseSummary('bbbb2222'),
    candidate: null,
    owner: null,
    trouble: null,
    ...changed,
  };
}

export function releaseRow(beginning: string, changed: Partial<ReleaseRow> = {}): ReleaseRow {
  return {
    ...releaseSummary(beginning),
    published_at: built_at,
    published_by: 'Site ekibi',
    tags: [],
    note: changed.about?.note ?? null,
    contract: '^1.0.0',
    size: 81_920,
    is_live: false,
    is_candidate: false,
    set_aside: null,
    misfit: null,
    ...changed,
  };
}

export function publishKeyRow(id: number, name: string, changed: Partial<PublishKeyRow> = {}): PublishKeyRow {
  return {
    id,
    remote: 'remote_public',
    name,
    created_at: built_at,
    created_by: 'Ayşe Yılmaz',
    expires_at: '2100-01-01T09:00:00.000Z',
    revoked_at: null,
    last_used_at: null,
    quota: { releases: { used: 3, allowed: 50 }, bytes: { used: 96 * 1_048_576, allowed: 500 * 1_048_576 } },
    ...changed,
  };
}
