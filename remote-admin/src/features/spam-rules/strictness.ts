import { limits } from '@vitrin/shared-contracts/limits';

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
    text: 'İki zayıf belirti yeter: örneğin birkaç bağlantı ve bir reklam sözcüğü. Gerçek iletiler de karantinaya düşebilir.',
  },
  { threshold: 45, label: 'Sıkı', text: 'Bir güçlü ve bir zayıf belirti yeter. Karantinaya arada bir bakın.' },
  {
    threshold: 60,
    label: 'Dengeli',
    text: 'Birkaç belirti birden ya da tek bir çok güçlü belirti gerekir. Çoğu site için uygundur.',
  },
  {
    threshold: 80,
    label: 'Hoşgörülü',
    text: 'Yalnızca çok sayıda belirti taşıyan iletiler bekler; gelen kutusuna reklam düşebilir.',
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
