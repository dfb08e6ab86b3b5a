import { formatAmount } from '@vitrin/shared-contracts/amount';
import type { CompanyFacts } from '@vitrin/shared-contracts/company-facts';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';

/** A fact of the company with its label; `href` for one that is an address. */
export interface CompanyLine {
  label: string;
  value: string;
  /** The value is a number or an address, written from left to right in any language. */
  isLeftToRight?: true;
  href?: string;
}

type Labels = StaticTexts['company'];

/** Returns what the footer of each page states (Turkish Commercial Code, art. 39); facts that are not known are left out. */
export function identityLines(facts: CompanyFacts, labels: Labels): CompanyLine[] {
  return known([
    { label: labels.mersis, value: facts.mersis, isLeftToRight: true },
    { label: labels.register, value: joined(facts.register_office, facts.register_number) },
    { label: labels.tax, value: joined(facts.tax_office, facts.tax_number) },
    kepLine(facts, labels),
    etbisLine(facts, labels),
  ]);
}

/** Returns everything that the information society page states about the company. */
export function companyLines(facts: CompanyFacts, labels: Labels, lang: string): CompanyLine[] {
  const managers = { 'joint-stock': labels.board, limited: labels.managers, sole: labels.owner, other: labels.owner };
  return known([
    { label: labels.title, value: facts.title },
    { label: labels.seat, value: facts.seat },
    { label: labels.mersis, value: facts.mersis, isLeftToRight: true },
    { label: labels.register, value: joined(facts.register_office, facts.register_number) },
    { label: labels.tax, value: joined(facts.tax_office, facts.tax_number) },
    { label: labels.capital, value: lira(facts.capital, lang) },
    { label: labels.paidCapital, value: lira(facts.paid_capital, lang) },
    { label: managers[facts.form || 'other'], value: facts.managers },
    { label: labels.auditor, value: facts.auditor },
    { label: labels.chamber, value: facts.chamber },
    kepLine(facts, labels),
    etbisLine(facts, labels),
  ]);
}

function kepLine({ kep }: CompanyFacts, labels: Labels): CompanyLine {
  return { label: labels.kep, value: kep, isLeftToRight: true };
}

function etbisLine({ etbis }: CompanyFacts, labels: Labels): CompanyLine {
  return { label: labels.etbis, value: etbis && new URL(etbis).hostname, href: etbis, isLeftToRight: true };
}

function known(lines: readonly CompanyLine[]): CompanyLine[] {
  return lines.filter(({ value }) => value !== '');
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function lira(amount: string, lang: string): string {
  return amount && formatAmount(amount, 'TRY', lang);
}
