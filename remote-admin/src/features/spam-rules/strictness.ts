import { limits } from 'shared-contracts/limits';

interface Strictness {
  /** Spam score from which a message is quarantined; lower is stricter. */
  threshold: number;
  label: string;
  text: string;
}

/**
 * Steps of the threshold, strictest first. A single link or term reaches none of the thresholds, the honeypot field
 * reaches all of them.
 */
export const strictnesses: readonly Strictness[] = [
  {
    threshold: limits.spamThreshold.min,
    label: 'Çok sıkı',
    text: 'İki küçük kuşku yeter: birkaç bağlantı ve bir reklam sözcüğü gibi. Gerçek iletiler de karantinaya düşebilir.',
  },
  { threshold: 45, label: 'Sıkı', text: 'Bir belirgin ve bir küçük kuşku yeter. Karantinaya arada bir bakın.' },
  {
    threshold: 60,
    label: 'Dengeli',
    text: 'Birkaç kuşku birden ya da tek bir ağır kuşku gerekir. Çoğu site için uygundur.',
  },
  {
    threshold: 80,
    label: 'Hoşgörülü',
    text: 'Yalnızca çok sayıda kuşkusu olan iletiler bekler; gelen kutusuna reklam düşebilir.',
  },
  {
    threshold: 100,
    label: 'Çok hoşgörülü',
    text: 'Yalnızca görünmeyen alanı dolduranlar ve apaçık reklamlar bekler.',
  },
];

/** Returns the step nearest to a stored threshold, which may lie between two steps. */
export function strictnessOf(threshold: number): Strictness | undefined {
  const distance = (step: Strictness) => Math.abs(step.threshold - threshold);
  return strictnesses.toSorted((one, other) => distance(one) - distance(other))[0];
}
