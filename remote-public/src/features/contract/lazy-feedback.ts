import { lazyPart } from '../../shared/lazy-part.ts';

/** Form below the accessibility statement; no other legal page has one. */
export const accessibilityFeedback = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "contract-feedback" */ './accessibility-feedback.tsx')).AccessibilityFeedback,
);
