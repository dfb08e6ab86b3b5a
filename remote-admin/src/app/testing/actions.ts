import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { keepDraft } from '../../testing/drafts.ts';
import { submitButton } from '../../testing/submit-button.ts';

const email = 'gulsah@ornek.com';

/** User actions on a screen, up to the request. */
export interface Action {
  address: string;
  before?: () => void | Promise<void>;
  act: (user: UserEvent) => Promise<void>;
}

export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name, hidden: true }));
}

export function deleting(address: string, row: string): Action {
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

/** Without a question. */
export function trashing(address: string, row: string): Action {
  return { address, act: (user) => press(user, `${row}: çöpe taşı`) };
}

export function creating(address: string, form: string, values: object): Action {
  return {
    address,
    before: () => keepDraft({ email, form, record: 0 }, values),
    async act(user) {
      await press(user, 'Yazıyı geri yükle');
      await press(user, submitButton);
    },
  };
}

export function updating(address: string, name: string, added = ' (yeni)'): Action {
  return {
    address,
    async act(user) {
      await user.type(await screen.findByRole('textbox', { name }), added);
      await press(user, submitButton);
    },
  };
}

export function reordering(address: string, row: string): Action {
  return {
    address,
    async act(user) {
      await press(user, new RegExp(`^${row}: (sıralama|diğer işlemler)$`));
      await user.click(await screen.findByRole('menuitem', { name: 'Başa al', hidden: true }));
    },
  };
}

/** Selects all rows of a page and presses a button for them. */
export function applyToAll(address: string, button: string, confirm?: string): Action {
  return {
    address,
    async act(user) {
      await user.click(await screen.findByRole('checkbox', { name: 'Tümünü seç' }));
      await press(user, button);
      if (confirm) await press(user, confirm);
    },
  };
}

export const languageCreation: Action = {
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

export const languageActivation: Action = {
  address: '/admin/languages',
  act: async (user) => user.click(await screen.findByRole('switch', { name: 'English: sitede açık' })),
};
