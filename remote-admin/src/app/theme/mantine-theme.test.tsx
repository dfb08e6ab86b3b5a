import { Button } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { PanelProvider } from './panel-provider.tsx';

function inkOf(name: string): string {
  return screen.getByRole('button', { name }).style.getPropertyValue('--button-color');
}

test('a filled button carries the ink of its ground, whatever the brand and the scheme are', () => {
  render(
    <PanelProvider>
      <Button>Kaydet</Button>
      <Button color="red">Sil</Button>
    </PanelProvider>,
  );

  expect(inkOf('Kaydet')).toBe('var(--color-on-accent)');
  expect(inkOf('Sil')).toBe('var(--color-surface)');
});
