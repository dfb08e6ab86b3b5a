import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showSuccess } from '../../ui/feedback/dialogs.ts';
import { clipboards } from './testing/corpus.ts';
import { useVisiblePaste } from './use-visible-paste.ts';

jest.mock('../../ui/feedback/dialogs.ts', () => ({ showSuccess: jest.fn() }));

beforeEach(() => jest.clearAllMocks());

const said = 'Kopyalanan belgenin yalnızca görünen metni yapıştırıldı.';
const folder = path.join(import.meta.dirname, 'testing/clipboard');
/** Those whose plain text contains more than the author sees. */
const hiding = clipboards.filter(({ notice }) => /gizli|silinmiş/.test(notice ?? ''));

function Fields() {
  useVisiblePaste();
  const [text, setText] = useState('');
  const [line, setLine] = useState('');
  return (
    <>
      <textarea aria-label="Metin" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="Satır" type="text" value={line} onChange={({ target }) => setLine(target.value)} />
      <p role="status">
        {text} {line}
      </p>
    </>
  );
}

/** Pastes as a program offers it: HTML, and plain text with everything in it. */
function paste(label: string, html: string): boolean {
  const data: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': 'gizli ve görünen' };
  return fireEvent.paste(screen.getByRole('textbox', { name: label }), {
    clipboardData: { getData: (type: string) => data[type] ?? '', files: [] },
  });
}

test('the notice counts what was left out', async () => {
  render(<Fields />);
  paste(
    'Metin',
    '<table><tr><td>1</td></tr><tr style="display:none"><td>2</td></tr><tr hidden><td>3</td></tr></table>',
  );
  await waitFor(() => expect(showSuccess).toHaveBeenCalledWith('2 gizli satır alınmadı.', said));
});

test('finds clipboards that hide something', () => {
  expect(hiding.length).toBeGreaterThan(5);
});

describe.each(['Metin', 'Satır'])('the field %s', (label) => {
  test.each(hiding)('gets only what $file shows', async ({ file, word, drops = [] }) => {
    render(<Fields />);
    paste(label, readFileSync(path.join(folder, file), 'utf8'));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(word));
    for (const dropped of drops) expect(screen.getByRole('status')).not.toHaveTextContent(dropped);
    await waitFor(() => expect(showSuccess).toHaveBeenCalledWith(expect.stringMatching(/^\d.* alınmadı\.$/), said));
  });

  test('gets an ordinary paste from the browser', () => {
    render(<Fields />);
    expect(paste(label, '<p>Merhaba</p>')).toBe(true);
  });
});
