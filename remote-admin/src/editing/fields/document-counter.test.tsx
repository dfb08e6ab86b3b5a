import { render, screen } from '@testing-library/react';
import { DocumentCounter } from './document-counter.tsx';

const document = (count: number) => ({ type: 'doc', content: [{ type: 'text', text: 'a'.repeat(count) }] });

test.each([
  [269_999, ''],
  [270_000, '270.000/300.000 karakter'],
  [300_100, '300.100/300.000 karakter'],
])('of a text with %i characters it shows %j', (count, shown) => {
  render(<DocumentCounter document={document(count)} />);
  expect(screen.getByRole('status')).toHaveTextContent(shown);
});
