import { useState } from 'react';
import type { LinkFragment } from './link-fragment.ts';
import type { FirstRunCard } from './first-run/first-run.card.tsx';
import type { linkCards } from './links/link-cards.ts';
import type { SignInReason } from './sign-in-reason.ts';
import type { RequiredStep } from './sign-in.api.ts';
import type { Steps } from './steps/steps.tsx';
import type { FieldName } from './use-sign-in-form.ts';

/** Initial state of the login card. */
export interface LoginCardState {
  notice: Pick<SignInReason, 'text' | 'retry'> | null;
  email: string;
  focus: FieldName | null;
}

/** The screens of the first run. */
interface FirstRunState {
  FirstRun: typeof FirstRunCard;
  needsCode: boolean;
  hasContent: boolean;
}

/** A card for a forgotten password or a mailed link. */
interface LinkCardState {
  LinkCard: (typeof linkCards)[keyof typeof linkCards];
  token: string;
  reason: string | null;
}

/**
 * What is shown: the login card, or one of those that are separate chunks: the steps after the password, the links, the
 * first run. `isPending`: the first run is being loaded.
 */
type CardState =
  | { login: LoginCardState; isPending?: boolean }
  | { StepsCard: typeof Steps; due: RequiredStep; email: string }
  | LinkCardState
  | FirstRunState;

const loadFailure =
  'Kurulum ekranı yüklenemedi. İnternet bağlantınızı kontrol edip sayfayı yenileyin ya da ilk başlatmada yazdırılan ' +
  'şifreyle giriş yapın.';

export function useCardState(arrival: SignInReason | null) {
  const [cardState, setStage] = useState<CardState>({
    login: { notice: arrival?.firstRun ? null : arrival, email: arrival?.email ?? '', focus: null },
    isPending: arrival?.firstRun !== undefined,
  });
  const [announcement, setAnnouncement] = useState('');

  return {
    stage: cardState,
    /** Announcement for screen readers. */
    spoken: announcement,
    announce: setAnnouncement,
    async openSteps(due: RequiredStep, email: string): Promise<void> {
      const { Steps: StepsCard } = await import('./steps/steps.tsx');
      setStage({ StepsCard, due, email });
    },
    /** Opens the card of a link, with a reason if the user did not choose it. */
    async openLink({ card, token }: LinkFragment, reason: string | null = null): Promise<void> {
      const { linkCards: cards } = await import('./links/link-cards.ts');
      setStage({ LinkCard: cards[card], token, reason });
    },
    async openFirstRun({ needsCode, hasContent }: Omit<FirstRunState, 'FirstRun'>): Promise<void> {
      const loaded = await import('./first-run/first-run.card.tsx').catch(() => null);
      if (loaded) setStage({ FirstRun: loaded.FirstRunCard, needsCode, hasContent });
      else setStage({ login: { notice: { text: loadFailure, retry: false }, email: '', focus: null } });
    },
    /** Returns to the login card: for another account, or, with a `reason`, because a step has expired. */
    restart(email: string, reason: string | null): void {
      const focus = reason && email ? 'password' : 'email';
      setStage({ login: { notice: reason ? { text: reason, retry: false } : null, email, focus } });
      setAnnouncement('Giriş Yap');
    },
  };
}
