// The first import, because React looks for the hook when it is evaluated.
import { refresh } from './refresh.ts';
import * as jsx from 'react/jsx-dev-runtime';
import { showBadge } from './badge.ts';
import { mapErrors } from './errors.ts';
import { shareReact, shares } from './share-react.ts';
import { showSection } from './show-section.ts';

Object.assign(globalThis, { vitrin_development: { refresh, jsx, shares } });
mapErrors();
shareReact();

const { unit } = document.currentScript?.dataset ?? {};
if (unit) {
  document.addEventListener('DOMContentLoaded', () => showBadge(unit));
  showSection(unit);
}
