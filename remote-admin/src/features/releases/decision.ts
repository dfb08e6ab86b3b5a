import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { limits } from '@vitrin/shared-contracts/limits';
import {
  canarySchema,
  retireSchema,
  type ReleaseSummary,
  type UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import { isRemoteName, units } from '@vitrin/shared-contracts/releases';
import { validate } from '@vitrin/shared-contracts/validation';
import { promoteInEmergency, promoteRelease, retireRemote, rollBackUnit, setCandidate } from './releases.api.ts';
import { shortId } from './release-format.ts';

/** An action that a user is about to take on a unit. */
export type Decision =
  | { kind: 'promote'; release: ReleaseSummary; warning?: string }
  | { kind: 'emergency'; release: ReleaseSummary; warning?: string }
  | { kind: 'canary'; release: ReleaseSummary; warning?: string }
  | { kind: 'rollback' }
  | { kind: 'canary-end' }
  | { kind: 'retire' };

export interface DecisionInput {
  reason: string;
  /** The raw text of the field. */
  percent: string;
  /** Redirect target for the addresses of a retired remote; empty for none. */
  redirect: string;
  /** The raw text of the field: days in the archive. */
  keepDays: string;
}

/** Returns the release that a decision concerns; null if there is none (any more). */
export function releaseOf(unit: UnitOverview, decision: Decision): ReleaseSummary | null {
  if (decision.kind === 'rollback') return unit.previous;
  if (decision.kind === 'retire') return unit.live;
  return decision.kind === 'canary-end' ? unit.candidate : decision.release;
}

/** Returns why a decision is currently impossible; null if it is possible. */
export function blockingReason(unit: UnitOverview, decision: Decision): string | null {
  if (decision.kind === 'rollback') return unit.previous ? null : 'Geri dönülecek sağlam bir sürüm yok.';
  if (decision.kind === 'canary-end') return unit.candidate ? null : 'Şu anda aday yok.';
  if (decision.kind === 'retire') return isAdditional(unit) ? null : 'Bu birim her sitede bulunur, kaldırılamaz.';
  return releaseBlockingReason(unit, decision);
}

function releaseBlockingReason(
  { live }: UnitOverview,
  { kind, release }: Extract<Decision, { release: ReleaseSummary }>,
): string | null {
  if (kind === 'canary' && !live) return 'Aday belirlemek için önce canlı bir sürüm gerekir.';
  return release.id === live?.id ? 'Bu sürüm zaten canlıda.' : null;
}

/** Checks whether a unit is an additional remote. All others are part of every site. */
export function isAdditional({ unit }: Pick<UnitOverview, 'unit'>): boolean {
  return !units.some((own) => own === unit);
}

const DEFAULT_CANARY_PERCENT = 10;

/** Returns the initial field values, with a suggested reason that the user can edit. */
export function defaultInput(unit: UnitOverview, decision: Decision): DecisionInput {
  const { candidate } = unit;
  const isCandidate = candidate?.id === releaseOf(unit, decision)?.id;
  return {
    reason: suggestedReason(unit, decision),
    percent: String(isCandidate && candidate ? candidate.percent : DEFAULT_CANARY_PERCENT),
    redirect: '',
    keepDays: String(limits.archiveDays.default),
  };
}

function suggestedReason(unit: UnitOverview, decision: Decision): string {
  const live = unit.live ? shortId(unit.live.id) : '';
  const reasons = {
    promote: 'Yeni sürüm denendi, canlıya alınıyor',
    // Typed by the user: it is what others read later.
    emergency: '',
    canary: 'Önce ziyaretçilerin bir bölümünde deneniyor',
    'canary-end': 'Deneme bitti',
    rollback: `${live} sürümünde sorun görüldü`,
    retire: 'Bu bölüme artık gerek yok',
  };
  return reasons[decision.kind];
}

/** Returns the validation errors by field. */
export function decisionErrors(decision: Decision, typed: DecisionInput): Partial<Record<keyof DecisionInput, string>> {
  if (decision.kind === 'retire') return retirementErrors(typed);
  const percent = /^\d+$/.test(typed.percent) ? Number(typed.percent) : 0;
  const isCanary = decision.kind === 'canary';
  const input = { id: null, expected: null, reason: typed.reason, ...(isCanary ? { percent } : {}) };
  const { reason, percent: share } = validate(canarySchema, input).errors ?? {};
  return { ...(reason ? { reason } : {}), ...(share ? { percent: share } : {}) };
}

function retirementErrors(typed: DecisionInput): Partial<Record<keyof DecisionInput, string>> {
  const { errors = {} } = validate(retireSchema, { expected: null, ...retirementOf(typed) });
  const { keep_days: keepDays, ...others } = errors;
  return { ...others, ...(keepDays ? { keepDays } : {}) };
}

/** Sends the decision. `expected` is the live release that the dialog showed. */
export function sendDecision(
  unit: UnitOverview,
  decision: Decision,
  typed: DecisionInput,
): Promise<ApiResponse<unknown>> {
  const input = common(unit, typed);
  if (decision.kind === 'rollback') return rollBackUnit(unit.unit, input);
  if (decision.kind === 'promote') return promoteRelease(unit.unit, { ...input, id: decision.release.id });
  if (decision.kind === 'emergency') return promoteInEmergency(unit.unit, { ...input, id: decision.release.id });
  if (decision.kind === 'retire' && isRemoteName(unit.unit)) {
    return retireRemote(unit.unit, { ...input, ...retirementOf(typed) });
  }
  if (decision.kind === 'canary') {
    return setCandidate(unit.unit, { ...input, id: decision.release.id, percent: Number(typed.percent) });
  }
  return setCandidate(unit.unit, { ...input, id: null, percent: unit.candidate?.percent ?? 1 });
}

function retirementOf({ reason, redirect, keepDays }: DecisionInput) {
  const keep_days = /^\d+$/.test(keepDays.trim()) ? Number(keepDays) : 0;
  return { reason: reason.trim(), redirect: redirect.trim() || null, keep_days };
}

function common({ live }: UnitOverview, { reason }: DecisionInput) {
  return { expected: live?.id ?? null, reason: reason.trim() };
}
