import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { newDraftKey, writeDraft } from '../../shared/drafts/draft-store.ts';

const email = 'gulsah@ornek.com';

/** What somebody does on a screen, up to the call. */
export interface Deed {
  address: string;
  before?: () => void;
  act: (user: UserEvent) => Promise<void>;
}

export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name, hidden: true }));
}

export function deleting(address: string, row: string): Deed {
  return {
    address,
    async act(user) {
      await press(user, `${row}: sil`);
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('Emin Misin?!')).toBeInTheDocument();
      expect(dialog.getByText('Kalıcı Olarak Silinecek!')).toBeInTheDocument();
      await press(user, 'Evet, Sil!');
    },
  };
}

export function creating(address: string, form: string, values: object): Deed {
  return {
    address,
    before: () => void writeDraft(newDraftKey({ email, form, record: 0 }, null), values, null),
    async act(user) {
      await press(user, 'Taslağı geri yükle');
      await press(user, 'Kaydet');
    },
  };
}

export function updating(address: string, name: string, added = ' (yeni)'): Deed {
  return {
    address,
    async act(user) {
      await user.type(await screen.findByRole('textbox', { name }), added);
      await press(user, 'Kaydet');
    },
  };
}

export function reordering(address: string, row: string): Deed {
  return {
    address,
    async act(user) {
      await press(user, `${row}: sıralama`);
      await user.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));
    },
  };
}

/** All rows of a page at once. */
export function withAll(address: string, button: string, confirm?: string): Deed {
  return {
    address,
    async act(user) {
      await user.click(await screen.findByRole('checkbox', { name: 'Tümünü seç' }));
      await press(user, button);
      if (confirm) await press(user, confirm);
    },
  };
}

export const languageCreation: Deed = {
  address: '/admin/languages',
  async act(user) {
    await press(user, 'Yeni dil');
    await user.type(await screen.findByRole('combobox', { name: 'Kısaltma' }), 'de');
    await press(user, 'Oluştur');
    const dialog = within(await screen.findByRole('dialog', { name: 'Onaylıyor Musunuz?' }));
    expect(dialog.getByText('Sistemde Dil Oluşturulacak!')).toBeInTheDocument();
    await press(user, 'Evet, Oluştur!');
  },
};

export const languageActivation: Deed = {
  address: '/admin/languages',
  act: async (user) => user.click(await screen.findByRole('switch', { name: 'English: sitede açık' })),
};
