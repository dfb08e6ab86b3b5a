import type { Answer } from 'shared-contracts/http';
import {
  canarySchema,
  retireSchema,
  type ReleaseSummary,
  type UnitOverview,
} from 'shared-contracts/release-management';
import { isRemoteName, units } from 'shared-contracts/releases';
import { validate } from 'shared-contracts/validation';
import { promoteRelease, retireRemote, rollBackUnit, setCandidate } from './releases.api.ts';
import { shortId } from './release-words.ts';

/** An action that a user is about to take on a unit. */
export type Decision =
  | { kind: 'promote'; release: ReleaseSummary; warning?: string }
  | { kind: 'canary'; release: ReleaseSummary; warning?: string }
  | { kind: 'rollback' }
  | { kind: 'canary-end' }
  | { kind: 'retire' };

export interface Typed {
  reason: string;
  /** The raw text of the field. */
  percent: string;
  /** Redirect target for the addresses of a retired remote; empty for none. */
  redirect: string;
}

/** Returns the release that a decision concerns; null if there is none (any more). */
export function releaseOf(unit: UnitOverview, decision: Decision): ReleaseSummary | null {
  if (decision.kind === 'rollback') return unit.previous;
  if (decision.kind === 'retire') return unit.live;
  return decision.kind === 'canary-end' ? unit.candidate : decision.release;
}

/** Why a decision cannot be carried out as things stand now; null: it can. */
export function obstacleOf(unit: UnitOverview, decision: Decision): string | null {
  if (decision.kind === 'rollback') return unit.previous ? null : 'Geri dönülecek sağlam bir sürüm yok.';
  if (decision.kind === 'canary-end') return unit.candidate ? null : 'Şu anda aday yok.';
  if (decision.kind === 'retire') return isAdded(unit) ? null : 'Bu birim her sitede bulunur, kaldırılamaz.';
  return obstacleOfRelease(unit, decision);
}

function obstacleOfRelease(
  { live }: UnitOverview,
  { kind, release }: Extract<Decision, { release: ReleaseSummary }>,
): string | null {
  if (kind === 'canary' && !live) return 'Aday göstermek için önce canlı bir sürüm gerekir.';
  return release.id === live?.id ? 'Bu sürüm zaten canlıda.' : null;
}

/** A remote that a team has added: any other is part of every site. */
export function isAdded({ unit }: Pick<UnitOverview, 'unit'>): boolean {
  return !units.some((own) => own === unit);
}

const FIRST_SHARE = 10;

/** What the fields begin with; whoever decides may write a better reason. */
export function suggested(unit: UnitOverview, decision: Decision): Typed {
  const { candidate } = unit;
  const isCandidate = candidate?.id === releaseOf(unit, decision)?.id;
  return {
    reason: suggestedReason(unit, decision),
    percent: String(isCandidate && candidate ? candidate.percent : FIRST_SHARE),
    redirect: '',
  };
}

function suggestedReason(unit: UnitOverview, decision: Decision): string {
  const live = unit.live ? shortId(unit.live.id) : '';
  const reasons = {
    promote: 'Yeni sürüm denendi, canlıya alınıyor',
    canary: 'Önce ziyaretçilerin bir bölümünde deneniyor',
    'canary-end': 'Deneme bitti',
    rollback: `${live} sürümünde sorun görüldü`,
    retire: 'Bu bölüme artık gerek yok',
  };
  return reasons[decision.kind];
}

/** Messages of the fields. */
export function decisionErrors(decision: Decision, typed: Typed): Partial<Record<keyof Typed, string>> {
  if (decision.kind === 'retire') {
    const { reason, redirect } = validate(retireSchema, { expected: null, ...retirementOf(typed) }).errors ?? {};
    return { ...(reason ? { reason } : {}), ...(redirect ? { redirect } : {}) };
  }
  const percent = /^\d+$/.test(typed.percent) ? Number(typed.percent) : 0;
  const isCanary = decision.kind === 'canary';
  const input = { id: null, expected: null, reason: typed.reason, ...(isCanary ? { percent } : {}) };
  const { reason, percent: share } = validate(canarySchema, input).errors ?? {};
  return { ...(reason ? { reason } : {}), ...(share ? { percent: share } : {}) };
}

/** `expected` is the live release that the dialog has named. */
export function carryOut(unit: UnitOverview, decision: Decision, typed: Typed): Promise<Answer<unknown>> {
  const input = common(unit, typed);
  if (decision.kind === 'rollback') return rollBackUnit(unit.unit, input);
  if (decision.kind === 'promote') return promoteRelease(unit.unit, { ...input, id: decision.release.id });
  if (decision.kind === 'retire' && isRemoteName(unit.unit)) {
    return retireRemote(unit.unit, { ...input, ...retirementOf(typed) });
  }
  if (decision.kind === 'canary') {
    return setCandidate(unit.unit, { ...input, id: decision.release.id, percent: Number(typed.percent) });
  }
  return setCandidate(unit.unit, { ...input, id: null, percent: unit.candidate?.percent ?? 1 });
}

function retirementOf({ reason, redirect }: Typed) {
  return { reason: reason.trim(), redirect: redirect.trim() || null };
}

function common({ live }: UnitOverview, { reason }: Typed) {
  return { expected: live?.id ?? null, reason: reason.trim() };
}
