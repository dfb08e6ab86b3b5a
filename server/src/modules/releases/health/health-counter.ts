import type { VitalClass, VitalName } from '@vitrin/shared-contracts/release-management';
import type { FaultPhase, Unit } from '@vitrin/shared-contracts/releases';
import type { Db } from '../../../platform/database/tables.ts';
import { dayAfter, istanbulDay } from '../../../platform/istanbul-day.ts';
import {
  deleteFaultsBefore,
  deleteHealthBefore,
  saveHealth,
  type HealthSum,
} from '../../../releases/stored/health.repository.ts';

/** What is counted for a release; also the name of the sum in the database. */
export type Measure = 'visit' | 'load' | `fault:${FaultPhase}` | `${VitalName}:${VitalClass}`;

/** Days that the sums are kept: long enough to compare a release with the one before it. */
const RETENTION_DAYS = 30;

/**
 * Health counts of releases, summed in memory like visits. They describe no visitor, and a crash may lose ten seconds
 * of them (product §10).
 */
export interface HealthCounter {
  count(unit: Unit, id: string, measure: Measure): void;
  flush(db: Db): Promise<void>;
}

export function createHealthCounter(): HealthCounter {
  let sums = new Map<string, HealthSum>();
  let prunedDay = '';

  const add = (sum: HealthSum): void => {
    const key = [sum.day, sum.unit, sum.release_id, sum.measure].join(' ');
    const known = sums.get(key);
    sums.set(key, known ? { ...sum, count: known.count + sum.count } : sum);
  };
  const prune = async (db: Db): Promise<void> => {
    const today = istanbulDay();
    if (prunedDay === today) return;
    const first = dayAfter(today, -RETENTION_DAYS);
    await deleteHealthBefore(db, first);
    await deleteFaultsBefore(db, first);
    prunedDay = today;
  };

  return {
    count(unit, id, measure) {
      add({ unit, release_id: id, day: istanbulDay(), measure, count: 1 });
    },
    async flush(db) {
      const flushed = [...sums.values()];
      sums = new Map();
      try {
        if (flushed.length > 0) await saveHealth(db, flushed);
      } catch (error) {
        for (const sum of flushed) add(sum);
        throw error;
      }
      await prune(db);
    },
  };
}
