import { legalValueLabels, type LegalTextRow } from '@vitrin/shared-contracts/legal-texts';

/** Says in Turkish what is out of date in a published text. */
export function outdatedText({ changed, is_older }: Pick<LegalTextRow, 'changed' | 'is_older'>): string {
  const reasons = [
    ...(changed.length > 0 ? [`şunlar değişti: ${changed.map((name) => legalValueLabels[name]).join(', ')}`] : []),
    ...(is_older ? ['hazır metnin yeni bir sürümü var'] : []),
  ];
  return `Güncel değil; ${reasons.join(' ve ')}.`;
}
