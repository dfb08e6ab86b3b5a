/** Parts of the screen, in order: what each is called and its fragment in the address. */
export const accountSections = {
  profile: { id: 'bilgilerim', title: 'Bilgilerim' },
  password: { id: 'sifrem', title: 'Şifrem' },
  secondFactor: { id: 'iki-adim', title: 'İki adımlı doğrulama' },
  passkeys: { id: 'gecis-anahtarlari', title: 'Geçiş anahtarları' },
  sessions: { id: 'oturumlarim', title: 'Oturumlarım' },
} as const;

export type AccountSection = (typeof accountSections)[keyof typeof accountSections];

/** Where the focus goes when the button that had it is no longer there. */
export function focusSection({ id }: AccountSection): void {
  requestAnimationFrame(() => document.getElementById(`${id}-baslik`)?.focus({ preventScroll: true }));
}
