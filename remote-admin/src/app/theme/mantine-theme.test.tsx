import { Button } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { PanelProvider } from './panel-provider.tsx';

function textColorOf(name: string): string {
  return screen.getByRole('button', { name }).style.getPropertyValue('--button-color');
}

test('a filled button uses the text colour for its background, with any brand colour and colour scheme', () => {
  render(
    <PanelProvider>
      <Button>Kaydet</Button>
      <Button color="red">Sil</Button>
    </PanelProvider>,
  );

  expect(textColorOf('Kaydet')).toBe('var(--color-on-accent)');
  expect(textColorOf('Sil')).toBe('var(--color-surface)');
});
