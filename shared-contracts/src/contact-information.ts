/** Sections of the public contact facts (spec §3). `source_link` is the map's address, `shift` the working hours. */
export const contactSections = ['adres', 'email', 'telefon', 'shift', 'source_link'] as const;
export type ContactSection = (typeof contactSections)[number];

/** A contact fact. `lang` null shows in every language. The content of `shift` is JSON of `WorkingHours[]`. */
export interface ContactItem {
  id: number;
  section: ContactSection;
  name: string;
  content: string;
  lang: string | null;
  queue: number;
}

/** One line of working hours; `days` are ISO weekdays, 1 Monday to 7 Sunday; `opens` null means closed. */
export interface WorkingHours {
  days: number[];
  opens: string | null;
  closes: string | null;
}
