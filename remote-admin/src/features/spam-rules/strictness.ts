import { limits } from 'shared-contracts/limits';

interface Strictness {
  /** Points from which a message waits; fewer is stricter. */
  threshold: number;
  label: string;
  text: string;
}

/** The threshold in words, the strictest first. A single link or word reaches none of them, the hidden field all. */
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

/** The step that a stored threshold is nearest to: it may have been set otherwise. */
export function strictnessOf(threshold: number): Strictness | undefined {
  const away = (step: Strictness) => Math.abs(step.threshold - threshold);
  return strictnesses.toSorted((one, other) => away(one) - away(other))[0];
}
