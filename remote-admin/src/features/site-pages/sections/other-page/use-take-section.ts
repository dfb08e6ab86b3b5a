import { useState } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { useSession } from '@vitrin/shared-contracts/state';
import { messages } from '@vitrin/shared-contracts/messages';
import { showFailure, showSuccess } from '../../../../ui/feedback/dialogs.ts';
import type { WholeSection } from '../section-edits.ts';
import type { PageTarget } from './page-targets.ts';
import type { Taken } from './take-section.ts';

/** What is done with a section: in the page that it comes from, only a copy stays. */
export type TakeMode = 'copy' | 'move';

interface TakeOptions {
  mode: TakeMode;
  section: WholeSection;
  languages: readonly LanguageInfo[];
  /** Removes the section from the form and returns the function that puts it back; that returns false once the form is closed. */
  takeOut: () => (() => boolean) | null;
  onTaken: () => void;
}

const stays = 'Bölüm diğer sayfada kaldı.';

/**
 * Returns the function that takes a section to another page. It is removed from the form only after the draft of the other page was
 * saved with it, and taken back in the opposite order.
 */
export function useTakeSection({ mode, section, languages, takeOut, onTaken }: TakeOptions) {
  const email = useSession()?.user.email ?? '';
  const [state, setState] = useState<{ pending: PageTarget | null; problem: string }>({ pending: null, problem: '' });

  const take = async (target: PageTarget) => {
    setState({ pending: target, problem: '' });
    const taken = await import('./take-section.ts')
      .then(({ takeSection }) => takeSection({ section, target, languages, email }))
      .catch((): Taken => ({ kind: 'refused', message: messages.unreachable.text }));
    if (taken.kind === 'refused') return setState({ pending: null, problem: taken.message });
    onTaken();
    const putBack = mode === 'move' ? takeOut() : null;
    const undo = async () => {
      // The form may have been saved without the section: it is not taken out of the only place that has it.
      if (putBack && !putBack()) return await showFailure({ title: stays, text: 'Sayfanın formundan çıktınız.' });
      if (!(await taken.undo()))
        await showFailure({ title: stays, text: 'Orada değiştirilmiş ya da sunucuya ulaşılamadı.' });
    };
    await showSuccess(...reportOf(mode, target, taken.untitled), { label: messages.undo, run: () => void undo() });
  };
  return { ...state, take };
}

function reportOf(mode: TakeMode, { title }: PageTarget, untitled: readonly string[]): [title: string, text: string] {
  const missing =
    untitled.length === 0 ? '' : ` O sayfanın ${untitled.join(', ')} başlığı yok; yayınlamadan önce onu da yazın.`;
  return mode === 'move'
    ? [
        'Bölüm taşındı.',
        `Artık “${title}” sayfasının taslağında, en altta. Buradan kalkması, bu sayfayı da kaydedince geçerli olur.${missing}`,
      ]
    : ['Bölüm kopyalandı.', `“${title}” sayfasının taslağına, en alta eklendi.${missing}`];
}
