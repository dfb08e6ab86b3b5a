import { render, screen } from '@testing-library/react';
import { brandingStore } from '@vitrin/shared-contracts/state';
import { picture } from './testing/pictures.ts';
import { branding } from './testing/visit.tsx';
import { CardList } from '../features/site-page/sections/cards/card-list.tsx';

test.each([
  ['duru', '480px'],
  ['matbaa', '272px'],
  ['sahne', '940px'],
])('pictures of cards are as wide as the look %s shows them', (look, width) => {
  brandingStore.set({ ...branding, look });
  const card = { id: 'a', title: 'Köprüler', text: '', picture: picture(1, 'Köprü'), href: '' };
  const { container } = render(<CardList cards={[card]} columns="three" heading="h3" />);
  expect(screen.getByRole('heading', { name: 'Köprüler' })).toBeVisible();
  expect(container.querySelector('source')?.sizes).toMatch(new RegExp(` ${width}$`));
});
