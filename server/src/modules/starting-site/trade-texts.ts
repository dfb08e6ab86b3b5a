import type { Showcase } from '@vitrin/shared-contracts/starting-site';

/** A heading with its text. */
export interface TitledText {
  title: string;
  text: string;
}

/** A service in a few words, for a card, and in detail, for its own place on the page of services. */
export interface ServiceText extends TitledText {
  more: string;
}

/**
 * What the starting site says about a trade. `{firma}`, `{il}` and `{is}` stand for the name of the company, its province and what
 * it does; a part in brackets is left out while one of its values is not known. No suffix follows a value, because the suffix
 * would depend on it. The texts promise nothing that only the company could know, such as years or numbers.
 */
export interface TradeTexts {
  /** What search engines show below the name; at most 160 letters when it is filled in. */
  description: string;
  hero: TitledText;
  introduction: TitledText;
  /** Heading and text above the services, on the home page and on their own page. */
  services: TitledText;
  /** Six services that companies of this trade offer. */
  serviceList: readonly ServiceText[];
  steps: TitledText;
  /** Four steps of the work. */
  stepList: readonly TitledText[];
  /** Records that show what the company has done, and their heading. */
  showcase: { kind: Showcase; title: string };
  /** Opening of the page about the company. */
  about: TitledText;
  /** Story of the company, in Markdown. */
  story: string;
  principles: string;
  /** Four principles of the company. */
  principleList: readonly TitledText[];
  /** Four questions that customers of this trade ask. */
  questions: readonly { question: string; answer: string }[];
  closing: TitledText;
  /** Text of the buttons that lead to the page of contact. */
  action: string;
}
