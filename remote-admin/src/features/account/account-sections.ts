export interface AccountSection {
  id: string;
  title: string;
  /** Only for those who read an inbox. */
  forInboxes?: true;
}

/** Parts of the screen, in order: what each is called and its fragment in the address. */
export const accountSections = {
  profile: { id: 'bilgilerim', title: 'Bilgilerim' },
  password: { id: 'sifrem', title: 'Şifrem' },
  secondFactor: { id: 'iki-adim', title: 'İki adımlı giriş' },
  passkeys: { id: 'gecis-anahtarlari', title: 'Geçiş anahtarları' },
  notifications: { id: 'bildirimler', title: 'E-posta bildirimleri', forInboxes: true },
  browserNotifications: { id: 'tarayici-bildirimleri', title: 'Tarayıcı bildirimleri', forInboxes: true },
  sessions: { id: 'oturumlarim', title: 'Oturumlarım' },
} as const satisfies Record<string, AccountSection>;

/** Where the focus goes when the button that had it is no longer there. */
export function focusSection({ id }: AccountSection): void {
  requestAnimationFrame(() => document.getElementById(`${id}-baslik`)?.focus({ preventScroll: true }));
}
