import type { BootSection, SectionHydration } from '@vitrin/shared-contracts/boot';
import { callHeaders } from '../call-headers.ts';

const TIMEOUT_MS = 10_000;

/** Returns what a section is hydrated from; null if it has changed since, or without a connection: then it stays as it is. */
export async function loadSectionData({
  hydration,
  hydration_address: address,
}: Pick<BootSection, 'hydration' | 'hydration_address'>): Promise<SectionHydration | null> {
  if (!address) return hydration;
  try {
    const response = await fetch(address, { headers: callHeaders(), signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as SectionHydration) : null;
  } catch {
    return null;
  }
}
