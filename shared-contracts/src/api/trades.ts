/** Trades that the set-up of a site knows texts for, with their labels; `other` is any other one. */
export const tradeLabels = {
  construction: 'İnşaat ve taahhüt',
  architecture: 'Mimarlık ve iç mimarlık',
  engineering: 'Mühendislik ve danışmanlık',
  manufacturing: 'Üretim ve sanayi',
  software: 'Yazılım ve bilişim',
  logistics: 'Nakliye ve lojistik',
  accounting: 'Mali müşavirlik ve muhasebe',
  health: 'Sağlık kuruluşu',
  other: 'Başka',
} as const;

/** What a company does; see `tradeLabels`. */
export type Trade = keyof typeof tradeLabels;

/** All trades, in the order of the set-up. */
export const trades = Object.keys(tradeLabels) as Trade[];
